import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {recordUse, removeUnused} from './unusedFiles';

/** Results are kept here, until they are not used for a month; `npm run clear` empties it. */
const FOLDER = path.resolve('node_modules/.cache/pages');
/** The code that results depend on: a change of any of it invalidates all of them. */
const CODE = [
  'src/features/{books,editions,epub,social-cards}/build/**/*.ts',
  'src/features/search/{build,engine}/**/*.ts',
  'src/shared/{build,html,markdown,pure}/**/*.ts',
  'package-lock.json',
];
/** The app's files in a page's HTML: their names change with every build and say nothing. */
const APP = /\/assets\/(?:js|css)\/[^\s"'>]+/g;

let digest: string | undefined;

/** Of the code; the first call of a build removes the results that nobody uses. */
function codeDigest(): string {
  if (digest === undefined) {
    removeUnused(FOLDER);
    const files = globSync(CODE).sort();
    digest = sha256(files.map((file) => readFileSync(file, 'utf8')));
  }
  return digest;
}

/**
 * What `make` gives, cached on disk between builds: most of the work after a build is about pages that did not change.
 * @param name of what is made
 * @param html of the page it is made of, or the source
 * @param place what else it depends on
 * @param make gives something that JSON can hold, the same for the same page and place
 */
export function diskCache<Result>(name: string, html: string, place: string, make: () => Result): Result {
  const file = fileOf(name, html, place);
  return existsSync(file) ? read<Result>(file) : write(file, make());
}

const fileOf = (name: string, html: string, place: string) =>
  path.join(FOLDER, `${sha256([codeDigest(), name, place, html.replace(APP, '')])}.json`);

function read<Result>(file: string): Result {
  recordUse(file);
  return JSON.parse(readFileSync(file, 'utf8')) as Result;
}

function write<Result>(file: string, result: Result): Result {
  mkdirSync(FOLDER, {recursive: true});
  // Atomically (rename): an interrupted build leaves no partial file, and a concurrent one reads none.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(result));
  renameSync(`${file}.${process.pid}`, file);
  return result;
}

function sha256(parts: string[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(`${part.length}:`).update(part));
  return hash.digest('hex').slice(0, 32);
}
