import {existsSync} from 'node:fs';
import path from 'node:path';

const README = 'README.md';

/** The names at the beginning of each line of the tree of README, between its fences, and the line. */
function entriesOf(text: string): {line: number; name: string}[] {
  const lines = text.split('\n');
  const heading = lines.indexOf('## 目录');
  if (heading < 0) {
    return [];
  }
  const start = lines.indexOf('```', heading) + 1;
  const tree = lines.slice(start, lines.indexOf('```', start));
  return tree.flatMap((content, at) => (content.split(/ {2,}/)[0] ?? '').split(' ').map((name) => ({line: start + at + 1, name})));
}

/**
 * What is wrong with the tree of the repository in README, one fault a line.
 * @param files all files of the repository
 */
export function treeFaults(root: string, text: string, files: string[]): string[] {
  const entries = entriesOf(text);
  const tops = [...new Set(files.map((file) => file.split('/')[0]!))];
  const told = new Set([
    ...entries.map(({name}) => name.split('/')[0]!),
    ...[...text.matchAll(/[`(]([\w.-]+)[`)]/g)].map(([, name]) => name!),
  ]);
  return [
    ...(entries.length === 0 ? [`${README} 的“目录”下面没有树 → 写在三个反引号之间`] : []),
    ...entries
      .filter(({name}) => !existsSync(path.join(root, name)))
      .map(({line, name}) => `${README}:${line} 没有 ${name} → 改成现在的路径`),
    ...tops.filter((name) => name !== README && !told.has(name)).map((name) => `${README} 没有说 ${name} 是什么 → 在“目录”里写上它`),
  ];
}
