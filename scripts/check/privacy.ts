import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesBeside, privateThings} from './privateText';
import type {Problem, Rule, Site} from '../../src/shared/checks/types';
import {readText} from '../../src/shared/build/readText';

type Kind = {pattern: RegExp; message: string; fix: string};

const REPOSITORY: Kind[] = [
  {
    pattern: /"resolved": "(?!packages\/)|^registry\s*=/,
    message: '锁定文件或 npm 配置里有仓库地址',
    fix: '在 .npmrc 里保留 omit-lockfile-registry-resolved=true，再 npm install',
  },
];

/** Neither pages, nor the files beside them, nor the lock file tell who wrote them, on what machine, and from what package registry; none holds a key. */
export const privacy: Rule = {
  name: 'privacy',
  check(site) {
    const lines = [...site.pages, ...filesBeside(site.root)].flatMap(({file, text}) => linesOf(file, text));
    const lock = ['package-lock.json', '.npmrc'].flatMap((file) => repositoryLines(site, file));
    return {
      checked: lines.length,
      problems: [
        ...lines.flatMap((line) => privateThings(line.text).map(problem(line))),
        ...lock.flatMap((line) => REPOSITORY.filter(({pattern}) => pattern.test(line.text)).map(problem(line))),
      ],
    };
  },
};

type Line = {file: string; line: number; text: string};

const linesOf = (file: string, text: string): Line[] => text.split('\n').map((one, index) => ({file, line: index + 1, text: one}));

function repositoryLines({root}: Site, file: string): Line[] {
  return existsSync(path.join(root, file)) ? linesOf(file, readText(path.join(root, file))) : [];
}

const problem =
  ({file, line, text}: Line) =>
  ({message, fix}: Pick<Problem, 'message' | 'fix'>): Problem => ({file, line, message: `${message}：${text.trim().slice(0, 60)}`, fix});
