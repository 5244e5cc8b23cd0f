import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {spawnSync} from 'node:child_process';
import {corpus, type Page} from './corpus';
import {timed, type Cost} from './timed';

const WORK = '.bench';
const CONFIGS = path.join(__dirname, 'peers');

/** A generator that builds the same notes. */
export interface Peer {
  name: string;
  version: string;
  /** Where its build lies. */
  out: string;
  urlOf: (page: Page) => string;
  /** The link to the next note at a note's foot. */
  next: string;
  pages: Page[];
  /** Takes away what earlier builds left, for a cold one. */
  clear: () => void;
  build: () => Promise<Cost>;
  /** Changes one note, for a warm build. */
  edit: () => void;
}

interface Recipe {
  name: string;
  package: string;
  command: string;
  /** Folder of the notes, and of the build, inside the work folder. */
  docs: string;
  out: string;
  /** What it keeps of a build for the next one. */
  kept: string[];
  file: (page: Page) => string;
  link: (from: Page, to: Page) => string;
  urlOf: (page: Page) => string;
  next: string;
  prepare: (folder: string, pages: Page[]) => void;
}

const RECIPES: Recipe[] = [
  {
    name: 'Docusaurus（原样）',
    package: '@docusaurus/core',
    command: 'npx docusaurus build',
    docs: 'docs',
    out: 'build',
    kept: ['.docusaurus', 'node_modules/.cache'],
    file: ({id}) => `${id}.md`,
    link: (from, to) => `${path.relative(path.dirname(from.id), to.id)}.md`,
    urlOf: ({id}) => `/${id}`,
    next: '.pagination-nav__link--next',
    prepare(folder) {
      copyConfig('docusaurus', 'docusaurus.config.js', folder);
      cpSync(path.dirname(createRequire(__filename).resolve('katex/dist/katex.min.css')), path.join(folder, 'static/katex'), {
        recursive: true,
      });
    },
  },
  {
    name: 'VitePress',
    package: 'vitepress',
    command: 'npx vitepress build docs',
    docs: 'docs',
    out: 'dist',
    kept: ['docs/.vitepress/cache', 'docs/.vitepress/.temp'],
    file: ({id}) => `${id}.md`,
    link: (from, to) => `${path.relative(path.dirname(from.id), to.id)}.md`,
    urlOf: ({id}) => `/${id}.html`,
    next: '.pager-link.next',
    prepare(folder, pages) {
      install('vitepress', folder);
      copyConfig('vitepress', 'config.mjs', path.join(folder, 'docs/.vitepress'));
      const sections = [...new Set(pages.map(({section}) => section))];
      const sidebar = sections.map((section) => ({
        text: section,
        items: pages.filter((page) => page.section === section).map(({title, id}) => ({text: title, link: `/${id}`})),
      }));
      writeFileSync(path.join(folder, 'docs/.vitepress/sidebar.json'), JSON.stringify(sidebar));
    },
  },
  {
    name: 'Starlight',
    package: '@astrojs/starlight',
    command: 'npx astro build',
    docs: 'src/content/docs',
    out: 'dist',
    kept: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    file: ({id}) => `${id}.md`,
    link: (_from, to) => `/${to.id}/`,
    urlOf: ({id}) => `/${id}/`,
    next: '.pagination-links a[rel="next"]',
    prepare(folder) {
      install('starlight', folder);
      copyConfig('starlight', 'astro.config.mjs', folder);
      copyConfig('starlight', 'content.config.mjs', path.join(folder, 'src'));
    },
  },
];

function copyConfig(peer: string, file: string, folder: string): void {
  mkdirSync(folder, {recursive: true});
  cpSync(path.join(CONFIGS, peer, file), path.join(folder, file));
}

/** Installs the peer once. Its own version is exact, those of its dependencies are not: the registry's lock files name platforms that it lacks. */
function install(peer: string, folder: string): void {
  mkdirSync(folder, {recursive: true});
  copyConfig(peer, 'package.json', folder);
  if (!existsSync(path.join(folder, 'node_modules'))) {
    const {status} = spawnSync('npm', ['install', '--no-package-lock', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) {
      throw new Error(`${peer} 没有装上：在 ${folder} 里运行 npm install 看原因。`);
    }
  }
}

/** The generators to compare with, each with the notes written in its own way and nothing built yet. */
export const peers = (): Peer[] => RECIPES.map(prepare);

function prepare({name, package: packageName, command, docs, out, kept, file, link, urlOf, next, prepare: configure}: Recipe): Peer {
  const folder = path.join(WORK, path.basename(packageName));
  const pages = corpus(link);
  const write = (page: Page, body = page.body) => {
    const target = path.join(folder, docs, file(page));
    mkdirSync(path.dirname(target), {recursive: true});
    // JSON is YAML.
    writeFileSync(
      target,
      `---\ntitle: ${JSON.stringify(page.title)}\ndescription: ${JSON.stringify(page.description)}\n---\n\n${packageName === 'vitepress' ? `# ${page.title}\n` : ''}${body}`,
    );
  };
  rmSync(path.join(folder, docs), {recursive: true, force: true});
  configure(folder, pages);
  pages.forEach((page) => write(page));
  const titles = pages.map((page) => `- [${page.title.replace(/[[\]]/g, '')}](${link({...page, id: 'index'}, page)})`).join('\n');
  writeFileSync(path.join(folder, docs, 'index.md'), `---\ntitle: 并行笔记\n---\n\n# 并行笔记\n\n${titles}\n`);
  const manifest = [
    path.join(folder, 'node_modules', packageName, 'package.json'),
    path.join('node_modules', packageName, 'package.json'),
  ].find(existsSync)!;
  return {
    name,
    version: (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version,
    out: path.join(folder, out),
    urlOf,
    next,
    pages,
    clear: () => [out, ...kept].forEach((made) => rmSync(path.join(folder, made), {recursive: true, force: true})),
    build: () => timed(command, folder),
    edit: () => write(pages[0]!, `${pages[0]!.body}\n\n改了一处。\n`),
  };
}
