import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf} from '../../src/shared/build/digest';
import {recordUse, removeUnused} from '../../src/shared/build/unusedFiles';
import type {Task} from './plan';
import {sharedFolder} from './scratch';
import {simulatorDigest} from './simulatedBuild';
import {versionOf} from './tools';

/** The part of the checker that the pages use, too. */
const COMPARISON = path.join(__dirname, '../../src/shared/pure/compareOutput.ts');

export type Cache = {has: (task: Task) => boolean; add: (task: Task) => void};
export type KeyOf = (task: Task) => string;

/** Remembers which programs passed, until that is not asked for a month. */
export function openCache(folder: string, keyOf: KeyOf): Cache {
  mkdirSync(folder, {recursive: true});
  removeUnused(folder);
  const pathOf = (task: Task) => path.join(folder, keyOf(task));
  return {
    has: (task: Task) => {
      const isKnown = existsSync(pathOf(task));
      if (isKnown) {
        recordUse(pathOf(task));
      }
      return isKnown;
    },
    add: (task: Task) => writeFileSync(pathOf(task), ''),
  };
}

/** Digest of all that judges a program, on a page and in the browser. */
export const checkerDigest = (): string => createHash('sha256').update(digestOf(__dirname)).update(readFileSync(COMPARISON)).digest('hex');

/** The key of a task: a digest of all that its result depends on, which is the program's text, its files, its expected output, its tools and this checker. */
export function keysOf(root: string): KeyOf {
  const checker = checkerDigest();
  const keys = new Map<Task, string>();
  return (task) => {
    const key = keys.get(task) ?? keyOf(root, task, checker);
    keys.set(task, key);
    return key;
  };
}

function keyOf(root: string, {checker, program}: Task, judgedBy: string): string {
  const {fences, source} = program;
  const text = fences.map(({lang, code, meta, output}) => [lang, code, meta, output?.text]);
  const files = source ? digestOf(path.join(root, path.dirname(source))) : '';
  const shared = sharedFolder(root, program);
  const headers = existsSync(shared) ? digestOf(shared) : '';
  const simulator = checker.name === 'simulate' ? simulatorDigest() : '';
  const tools = checker.tools(textOf(root, program)).map(versionOf);
  return createHash('sha256')
    .update(JSON.stringify([judgedBy, process.version, checker.name, source, text, files, headers, simulator, tools]))
    .digest('hex');
}

/** The text of a program: of its fences, or of the file that they show. */
export function textOf(root: string, {fences, source}: Task['program']): string {
  return source ? readFileSync(path.join(root, source), 'utf8') : fences.map(({code}) => code).join('\n');
}
