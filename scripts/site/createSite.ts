import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isOwnContent} from './ownContent';
import {withoutOwnSteps} from './ownTests';
import {readme, ruleSettings, sectionSettings, siteSettings, type Identity} from './settings';

const STARTER = 'scripts/site/starter';
const MAX_LIST_BYTES = 2 ** 26;

/** Scripts of package.json whose files are this site's own. */
const OWN_SCRIPTS = ['bench', 'bench:growth', 'bench:memory', 'bench:search', 'record:conformance', 'test:engines'];
/** Without a commit the cache that goes by Git's own record stops; this one goes by what the files hold. */
const CACHE = 'node_modules/.cache/dependency-cruiser';
/** The first step of the test line: it says what the others are. */
const TELL = 'tsx scripts/tell-tests.ts && ';

const WORKFLOW = '.github/workflows/site.yml';
/** Of the workflow the part that runs tests/engines, which a new site has not. */
const ENGINES = ", '--config=tests/engines'";

export const NEW_SITE: Identity = {
  title: '我的笔记',
  tagline: '一句话说这个站写什么',
  url: 'https://example.com',
  baseUrl: '/',
  repository: 'https://github.com/example/notes',
  start: '/docs/intro',
  hasBlog: true,
  hasNumberPrefixes: false,
  hasMath: true,
  imageHosts: [],
};

/**
 * Makes an empty site in a folder: this project without its notes and what is about them, with two notes and a post to begin with.
 * @param target the folder, which is not there yet or empty
 * @param root this project's folder, a Git checkout
 * @throws Error when the folder holds something, or the project is no Git checkout
 */
export function createSite(target: string, root: string): void {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(`${target} 里已经有东西，没有动它 → 换一个空的或还没有的文件夹`);
  }
  const kept = filesOf(root).filter((file) => !isOwnContent(file) && existsSync(path.join(root, file)));
  kept.forEach((file) => copyRenamed(path.join(root, file), path.join(target, file)));
  cpSync(path.join(root, STARTER), target, {recursive: true});
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(target, file)), {recursive: true});
    writeFileSync(path.join(target, file), text);
  };
  write('config/site.ts', siteSettings(read('config/site.ts'), NEW_SITE));
  write('config/sections.ts', sectionSettings(read('config/sections.ts'), [{folder: '笔记', label: '笔记'}]));
  write('config/rules.ts', ruleSettings);
  write('README.md', readme(NEW_SITE.title));
  write(WORKFLOW, read(WORKFLOW).replace(ENGINES, ''));
  write('package.json', packageJson(renamed(read('package.json'))));
}

/** The files of the project, without what Git is told to leave alone. */
function filesOf(root: string): string[] {
  const {status, stdout} = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MAX_LIST_BYTES,
  });
  if (status !== 0) {
    throw new Error('这个文件夹不是 git 仓库，认不出哪些文件是项目的 → 克隆项目，或者在这里 git init，再来一次');
  }
  return stdout.split('\0').filter(Boolean);
}

/** The name of this site, and what it is called where only Latin letters will do. */
const renamed = (text: string) => text.replaceAll('并行笔记', NEW_SITE.title).replaceAll('parallel-notes', 'notes');

function copyRenamed(from: string, to: string): void {
  const bytes = readFileSync(from);
  const text = bytes.toString('utf8');
  mkdirSync(path.dirname(to), {recursive: true});
  // What is no text stays as it is, byte by byte.
  writeFileSync(to, Buffer.from(text).equals(bytes) ? renamed(text) : bytes, {mode: statSync(from).mode});
}

function packageJson(own: string): string {
  const {
    license: _license,
    description: _description,
    scripts,
    ...others
  } = JSON.parse(own) as {
    license: string;
    description: string;
    scripts: Record<string, string>;
  };
  const kept = Object.entries(scripts)
    .filter(([name]) => !OWN_SCRIPTS.includes(name))
    .map(([name, command]) => [name, command.replace(CACHE, `${CACHE} --cache-strategy content`)] as const)
    .map(([name, command]) => [name, name === 'test' ? TELL + withoutOwnSteps(command) : withoutOwnSteps(command)] as const);
  return `${JSON.stringify({...others, scripts: Object.fromEntries(kept)}, null, 2)}\n`;
}
