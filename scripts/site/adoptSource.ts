import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import {load} from 'js-yaml';
import {readText} from '../../src/shared/build/readText';
import {NEW_SITE} from './createSite';
import {
  fieldOf,
  importedFolders,
  importedPackages,
  isMarkdown,
  nameHere,
  readSource,
  renamedParts,
  withNamesHere,
  type Source,
} from './readSource';
import {sectionSettings, siteSettings, withoutPrograms, type FoundSection, type Identity} from './settings';

/** What of a Docusaurus site is not taken in, with the reason. */
const LEFT: [file: string, why: string][] = [
  [path.join('src', 'theme'), '换掉的主题组件：这个站有自己的'],
  [path.join('src', 'css'), '样式：改 src/shared/styles/tokens.css'],
  ['sidebars.js', '手写的侧边栏：这里按文件夹生成，次序看 sidebar_position'],
  ['sidebars.ts', '手写的侧边栏：这里按文件夹生成，次序看 sidebar_position'],
  ['i18n', '译文：这个站只有一种语言'],
  ['versioned_docs', '冻结的版本：整个文件夹连同 versions.json 抄过来就能用'],
];
const MAX_NAVBAR_SECTIONS = 6;
/** Of a window of 1280 pixels, beside the mark, the other items and the search box. */
const NAVBAR_PX = 700;
const PADDING_PX = 24;
const labelPx = (label: string) => PADDING_PX + [...label].reduce((sum, sign) => sum + (/[\u2e80-\uffff]/.test(sign) ? 16 : 8), 0);
/** What hosts are told of addresses. */
const HOSTS = ['deploy/nginx.conf', 'static/_redirects'];
/** Docusaurus builds no docs without a note. */
const FIRST_NOTE = 'docs/intro.md';

/**
 * Takes somebody's Markdown into a new site: copies docs, blog and static files, writes what can be told of the settings. Of
 * the source nothing is changed; of the site nothing is overwritten but the notes that it began with, and the settings.
 * @returns what was done and what was not, in Chinese
 * @throws Error when the source has no Markdown, or the site has notes of its own already
 */
export function adoptSource(folder: string, root: string): string {
  const source = readSource(path.resolve(folder));
  const identity = identityOf(source);
  const sections = sectionsOf(source);
  const own = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const settings = {
    'config/site.ts': siteSettings(own('config/site.ts'), identity),
    'config/sections.ts': sectionSettings(own('config/sections.ts'), sections),
    'config/rules.ts': withoutPrograms(own('config/rules.ts')),
  };
  const left = leftOf(source, root);
  dropStarter(root, source);
  const copied = [
    ...copy(source.docs, path.join(root, 'docs')),
    ...copy(source.blog, path.join(root, 'blog')),
    ...copy(source.statics, path.join(root, 'static'), true),
    ...copyFolders(source, root),
  ];
  const hosts = HOSTS.map((file) => [file, startingAt(own(file), identity.start)] as const);
  [...Object.entries(settings), ...hosts].forEach(([file, text]) => writeFileSync(path.join(root, file), text));
  if ([...source.docs].some(([name, file]) => isMarkdown(name) && isRootPage(name, file))) {
    // The page of the address /docs: a note stands there.
    rmSync(path.join(root, 'src/pages/docs.tsx'), {force: true});
  }
  return reportOf(source, copied, identity, sections, left, missingPackages(copied, source, root));
}

/** The settings of a host, of which /docs leads to the first note; where a note stands at /docs, nothing leads away from it. */
const startingAt = (settings: string, start: string): string => {
  const lines = start === '/docs' ? [/^ *location = \/docs \{\n.*\n *\}\n+/m, /^\/docs +.*\n/m] : [];
  return lines.reduce((text, line) => text.replace(line, ''), settings).replaceAll('/docs/intro', encodeURI(start));
};

/** The notes that createSite wrote are examples, of which one stays for a blog without docs; what an owner wrote stays, and then nothing is taken in. */
function dropStarter(root: string, {docs}: Source): void {
  const starter = path.join(root, 'scripts/site/starter');
  const listed = ['docs', 'blog'].flatMap((part) => filesBelow(path.join(root, part)).map((name) => `${part}/${name}`));
  const isExample = (name: string) =>
    existsSync(path.join(starter, name)) && readFileSync(path.join(root, name)).equals(readFileSync(path.join(starter, name)));
  const others = listed.filter((name) => !isExample(name));
  if (others.length > 0) {
    throw new Error(
      `docs 与 blog 里已经有自己的文件（${others.slice(0, 3).join('、')}），没有动它们 → 在 npm run new -- site 刚建好的站里跑`,
    );
  }
  ['docs', 'blog'].forEach((part) => {
    rmSync(path.join(root, part), {recursive: true, force: true});
    mkdirSync(path.join(root, part));
  });
  if (![...docs.keys()].some(isMarkdown)) {
    cpSync(path.join(starter, FIRST_NOTE), path.join(root, FIRST_NOTE));
  }
}

/** Every file below a folder, or the file itself. */
const filesIn = (place: string): string[] =>
  statSync(place).isDirectory() ? filesBelow(place).map((name) => path.join(place, name)) : [place];

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'))
    : [];

function copy(files: Map<string, string>, target: string, keepsExisting = false): string[] {
  const wanted = [...files].filter(([name]) => !(keepsExisting && existsSync(path.join(target, name))));
  const renamed = renamedParts(wanted.map(([name]) => name));
  wanted.forEach(([name, file]) => {
    const place = path.join(target, nameHere(name));
    cpSync(file, place);
    if (renamed.size > 0 && isMarkdown(name)) {
      writeFileSync(place, withNamesHere(readFileSync(place, 'utf8'), renamed));
    }
  });
  return wanted.map(([, file]) => file);
}

/** A page with components of its own relies on settings that this site has not. */
const isNewPage = (folder: string, name: string, root: string): boolean => {
  const page = path.join(folder, 'src/pages', name);
  return !existsSync(path.join(root, 'src/pages', name)) && importedFolders([page], folder).size === 0;
};

/** Pages of Markdown besides docs and blog that stand by themselves, and the folders that pages import from, and those that these import from. */
function copyFolders({root: folder, config, docs, blog}: Source, root: string): string[] {
  const pages = path.join(folder, 'src/pages');
  const markdown = config === undefined ? [] : filesBelow(pages).filter((name) => isMarkdown(name) && isNewPage(folder, name, root));
  markdown.forEach((name) => cpSync(path.join(pages, name), path.join(root, 'src/pages', name)));
  const copied = markdown.map((name) => path.join(pages, name));
  const isMissing = (name: string) => existsSync(path.join(folder, name)) && !existsSync(path.join(root, name));
  for (let from = [...docs.values(), ...blog.values(), ...copied]; from.length > 0;) {
    const wanted = [...importedFolders(from, folder)].filter(isMissing);
    wanted.forEach((name) => cpSync(path.join(folder, name), path.join(root, name), {recursive: true}));
    from = wanted.flatMap((name) => filesIn(path.join(folder, name)));
    copied.push(...from);
  }
  return copied;
}

/** The folders right below docs/ that hold notes, each a section, in the order of their positions and names: as many as the navbar has room for. */
function sectionsOf({docs}: Source): FoundSection[] {
  const folders = new Set([...docs.keys()].filter(isMarkdown).flatMap((name) => (name.includes('/') ? [name.split('/')[0] ?? ''] : [])));
  return [...folders]
    .filter((folder) => !folder.startsWith('_'))
    .map((folder) => ({folder, ...categoryOf(docs, folder)}))
    .sort((a, b) => byPosition(a.position, b.position) || a.folder.localeCompare(b.folder, 'zh-Hans', {numeric: true}))
    .slice(0, MAX_NAVBAR_SECTIONS)
    .filter((_, i, all) => all.slice(0, i + 1).reduce((sum, {label}) => sum + labelPx(label), 0) <= NAVBAR_PX);
}

/** What Docusaurus calls a folder, and where it puts it: what has no position comes last. */
function categoryOf(docs: Map<string, string>, folder: string): {label: string; position: number} {
  const file = ['json', 'yml', 'yaml'].map((format) => docs.get(`${folder}/_category_.${format}`)).find((one) => one !== undefined);
  // JSON is YAML, too.
  const {label, position} = file === undefined ? {} : (load(readFileSync(file, 'utf8')) as {label?: string; position?: number});
  return {label: label ?? folder.replace(/^\d+[-_.\s]+/, ''), position: position ?? Infinity};
}

function identityOf(source: Source): Identity {
  const {config, docs, packages, blog} = source;
  const [owner, project] = [fieldOf(config, 'organizationName'), fieldOf(config, 'projectName')];
  const isStock = config !== undefined;
  const pages = [...docs, ...blog].flatMap(([name, file]) => (isMarkdown(name) ? [file] : []));
  return {
    title: fieldOf(config, 'title') ?? source.name,
    tagline: fieldOf(config, 'tagline') ?? '',
    url: fieldOf(config, 'url') ?? NEW_SITE.url,
    baseUrl: fieldOf(config, 'baseUrl') ?? NEW_SITE.baseUrl,
    repository: owner && project ? `https://github.com/${owner}/${project}` : NEW_SITE.repository,
    start: startOf(docs, isStock),
    hasBlog: [...blog.keys()].some(isMarkdown),
    hasNumberPrefixes: isStock,
    hasMath: isStock ? 'remark-math' in packages : pages.some((file) => readFileSync(file, 'utf8').includes('$$')),
    imageHosts: imageHostsOf([...pages, ...[...blog].flatMap(([name, file]) => (/^authors\.ya?ml$/.test(name) ? [file] : []))]),
  };
}

const PICTURE = /(?:!\[[^\]]*\]\(<?|<img\b[^>]*?\ssrc=["'{`]*|^\s*(?:image_url|imageURL|image):\s*["']?)(https?:\/\/[\w.:-]+)/gm;
/** Where the pictures of authors are that GitHub has under its own name. */
const AVATARS: Record<string, string> = {'https://github.com': 'https://avatars.githubusercontent.com'};

/** The other hosts that pictures come from, those of authors included. */
const imageHostsOf = (files: string[]): string[] => [
  ...new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(PICTURE)].flatMap(([, host = '']) => [
        host,
        ...(host in AVATARS ? [AVATARS[host] ?? ''] : []),
      ]),
    ),
  ),
];

/** A page's front matter; of one that cannot be read, which the build will tell, nothing. */
function frontMatterOf(file: string): Record<string, unknown> {
  try {
    return parseFileContentFrontMatter(readText(file)).frontMatter;
  } catch {
    return {};
  }
}

/** The address that a page's front matter gives it below /docs, if it does. */
function slugOf(file: string): string | undefined {
  const {slug} = frontMatterOf(file);
  return typeof slug === 'string' && slug.startsWith('/') ? slug : undefined;
}

/** Where a page stands in its folder: the last, if it does not say. */
function positionOf(file: string): number {
  const position = Number(frontMatterOf(file).sidebar_position ?? Infinity);
  return Number.isNaN(position) ? Infinity : position;
}

/** Whether a note stands at /docs itself. */
const isRootPage = (name: string, file: string): boolean => /^(?:index|readme)\.mdx?$/i.test(name) || slugOf(file) === '/';

const byPosition = (a: number, b: number): number => (a === b ? 0 : a - b);

/** Pages as one reads them: those of folders that have a position first, and in each those that have one. */
const inOrder = (docs: Map<string, string>): string[] =>
  [...docs]
    .filter(([name]) => isMarkdown(name))
    .map(([name, file]) => ({
      name,
      folder: name.includes('/') ? categoryOf(docs, name.split('/')[0] ?? '').position : Infinity,
      page: positionOf(file),
    }))
    .sort(
      (a, b) => byPosition(a.folder, b.folder) || byPosition(a.page, b.page) || a.name.localeCompare(b.name, 'zh-Hans', {numeric: true}),
    )
    .map(({name}) => name);

/** The first page to read: the one that says so, or the first of all. */
function startOf(docs: Map<string, string>, isStock: boolean): string {
  const names = inOrder(docs);
  const first =
    names.find((name) => slugOf(docs.get(name)!) === '/') ??
    names.find((name) => /^(?:intro(?:duction)?|index|readme|overview)\.mdx?$/i.test(name)) ??
    names[0];
  const file = first === undefined ? undefined : docs.get(first);
  if (first === undefined || file === undefined) {
    return '/docs/intro';
  }
  const slug = slugOf(file);
  const parts = nameHere(first)
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => (isStock ? part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '') : part));
  const isFolderPage = /^(?:index|readme)$/i.test(parts.at(-1) ?? '');
  return (slug === undefined ? `/docs/${(isFolderPage ? parts.slice(0, -1) : parts).join('/')}` : `/docs${slug}`).replace(/(?<=.)\/$/, '');
}

/** Folders of a Docusaurus site that are read here, or told of one by one. */
const KNOWN_FOLDERS = ['docs', 'blog', 'static', 'src', 'i18n', 'versioned_docs', 'node_modules', 'build'];

/** Folders with Markdown that the source's configuration makes more docs or blogs of. */
const otherFolders = ({root: folder, config}: Source): string[] =>
  config === undefined
    ? []
    : readdirSync(folder, {withFileTypes: true})
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !KNOWN_FOLDERS.includes(entry.name))
        .flatMap(({name}) => {
          const count = filesBelow(path.join(folder, name)).filter((file) => isMarkdown(file) && !file.includes('node_modules/')).length;
          return count > 0 ? [`${name}（里面有 ${count} 个 Markdown 文件：要的话抄到 docs 下面，成为一个栏目）`] : [];
        });

const leftOf = (source: Source, root: string): string[] => [...source.left, ...leftIn(source, root), ...otherFolders(source)];

const leftIn = ({root: folder, config}: Source, root: string): string[] => [
  ...LEFT.filter(([file]) => config !== undefined && existsSync(path.join(folder, file))).map(([file, why]) => `${file}（${why}）`),
  ...filesBelow(path.join(folder, 'src/pages'))
    .filter((name) => config !== undefined && (/\.[jt]sx?$/.test(name) || (isMarkdown(name) && !isNewPage(folder, name, root))))
    .map((name) => `src/pages/${name}（带组件的页：连同它要的组件、设置与包抄来才能用）`),
];

/** What the copied pages and the code beside them import and this project has not, as npm is told of it. */
const missingPackages = (copied: string[], {packages}: Source, root: string): string[] =>
  [...importedPackages(copied)]
    .filter((name) => !existsSync(path.join(root, 'node_modules', name)) && name in packages)
    .map((name) => `${name}@${packages[name] ?? 'latest'}`);

function reportOf(
  source: Source,
  copied: string[],
  {title, start, imageHosts}: Identity,
  sections: FoundSection[],
  left: string[],
  missing: string[],
): string {
  const notes = [...source.docs.keys()].filter(isMarkdown).length;
  const renamed = [...source.docs.keys(), ...source.blog.keys()].filter((name) => isMarkdown(name) && nameHere(name) !== name);
  const posts = [...source.blog.keys()].filter(isMarkdown).length;
  return [
    `收进了 ${notes} 篇笔记、${posts} 篇文章，一共 ${copied.length} 个文件；${source.root} 没有动。`,
    `站名“${title}”，开始阅读在 ${start}，栏目 ${sections.map(({label}) => label).join('、') || '（没有文件夹，全在所有文章里）'}。要改看 config/site.ts 与 config/sections.ts。`,
    ...(imageHosts.length > 0
      ? [
          `有些图在别的主机上（${imageHosts.length} 台），已写进 config/site.ts 的 imageHosts：读者打开那些页时，它们会看到读者的地址；不要就删去。`,
        ]
      : []),
    ...(renamed.length > 0
      ? ['改了名的（这些符号不能在地址里，链接跟着改了）：', ...renamed.map((name) => `  ${name} → ${nameHere(name)}`)]
      : []),
    ...(left.length > 0 ? ['没有收进来的：', ...left.map((line) => `  ${line}`)] : []),
    ...(missing.length > 0 ? [`页面里的组件还要这些包，先装上：npm install ${missing.join(' ')}`] : []),
    '页面上的程序不由 npm test 运行（它们不是为它写的）；要的话，在 config/rules.ts 里改 programs 那一行。',
    '接下来：npm run build && npm run serve',
  ].join('\n');
}
