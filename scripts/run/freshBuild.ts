import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The two sites that browser tests look at: the script that builds each, and what of the repository it reads. */
const COMMON = [
  'src',
  'config',
  'i18n',
  'static',
  'packages',
  'docusaurus.config.ts',
  'babel.config.js',
  'tsconfig.json',
  'package-lock.json',
];
const SITES = {
  build: {script: 'build', reads: [...COMMON, 'sidebars.ts', 'docs', 'blog']},
  'build-variant': {script: 'build:variant', reads: [...COMMON, 'tests/variant']},
} satisfies Record<string, {script: string; reads: string[]}>;
export type SiteFolder = keyof typeof SITES;

/** Of no build: tests, and what they share. */
const TESTS = /\.(?:test|spec)\.tsx?$|^(?:src|packages)\/.*\/tests\/|^src\/shared\/testing\//;
/** Variables of the environment that change what is built (README). */
const VARIABLES = /^(?:SITE_URL|BASE_URL|REPOSITORY_URL|OFFLINE|LEAN|ALGOLIA_\w+|GISCUS_\w+)$/;
const RECORDS = 'node_modules/.cache/fresh-build';

/**
 * Makes sure that the folder holds a build of the present sources: builds only when they, or the folder, changed since the last
 * build by this function. Dates of pages, which come from the history, are not looked at.
 * @returns whether it had to build
 */
export function freshBuild(folder: SiteFolder): boolean {
  const {script, reads} = SITES[folder];
  const inputs = hashOf(inputsOf(reads), process.env);
  const record = path.join(RECORDS, `${folder}.json`);
  if (existsSync(record) && readFileSync(record, 'utf8') === recordOf(folder, inputs)) {
    return false;
  }
  execFileSync('npm', ['run', '--silent', script], {stdio: 'inherit'});
  mkdirSync(RECORDS, {recursive: true});
  writeFileSync(record, recordOf(folder, inputs));
  return true;
}

/** The files below these that git knows or would add, without those of tests. */
function inputsOf(reads: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard', '--', ...reads], {encoding: 'utf8', maxBuffer: 2 ** 26});
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && !TESTS.test(file) && existsSync(file)).sort();
}

/** A hash of names, contents, and the variables that change a build. @throws Error when there is no file */
export function hashOf(files: string[], env: NodeJS.ProcessEnv): string {
  if (files.length === 0) {
    throw new Error('没有找到构建要读的文件：在仓库的根目录里运行。');
  }
  const hash = createHash('sha256');
  const add = (value: string | Buffer) => hash.update(`${value.length}\n`).update(value);
  for (const file of files) {
    add(file);
    add(readFileSync(file));
  }
  for (const name of Object.keys(env)
    .filter((variable) => VARIABLES.test(variable))
    .sort()) {
    add(`${name}=${env[name]}`);
  }
  return hash.digest('hex');
}

/** The sources, and when the folder was written: a build by others in between is another one. */
function recordOf(folder: SiteFolder, inputs: string): string {
  const file = path.join(folder, '404.html');
  return `${inputs} ${existsSync(file) ? statSync(file).mtimeMs : 'none'}`;
}
