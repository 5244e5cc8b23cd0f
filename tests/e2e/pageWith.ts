import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';

/**
 * The address of a note of the real site whose HTML has this: a test of behaviour holds whatever notes are called. The first by
 * name, so that it is the same in each run. Books, which are made of notes, are left out.
 * @throws Error when no note has it
 */
export function pageWith(pattern: RegExp): string {
  const file = globSync('build/docs/**/*.html')
    .sort()
    .find((name) => pattern.test(readFileSync(name, 'utf8')));
  if (!file) {
    throw new Error(`真站上没有一篇笔记有 ${pattern.source}：先 npm run build；内容真的没有了，就把这个测试移到小站（tests/variant）。`);
  }
  return `/${file.replace(/^build\/|\.html$/g, '')}`;
}

/** The first note with a player of this algorithm. */
export const pageWithPlayer = (name: string): string =>
  pageWith(new RegExp(`data-island="AlgorithmPlayer"[^>]*&quot;name&quot;:&quot;${name}&quot;`));
