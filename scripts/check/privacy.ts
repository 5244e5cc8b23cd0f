import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem, Rule, Site} from './types';

const PRIVATE: {pattern: RegExp; message: string; fix: string}[] = [
  {pattern: /(?<![\w.~-])\/(?:work|root)\//, message: '写了某台机器上的路径', fix: '改成相对路径、~/ 或 ⟨…⟩'},
  {pattern: /\b(?:registry\.npm|npmmirror|pypi\.org\/simple)[\w.]*|--(?:index-url|registry)[ =]/, message: '写了软件包仓库的地址', fix: '删去它，用工具的默认仓库'},
];

const REPOSITORY = [{pattern: /"resolved":|^registry\s*=/, message: '锁定文件或 npm 配置里有仓库地址', fix: '在 .npmrc 里保留 omit-lockfile-registry-resolved=true，再 npm install'}];

/** Neither pages nor the lock file tell on what machine, and from what package registry, they were made. */
export const privacy: Rule = {
  name: 'privacy',
  check(site) {
    const lines = site.pages.flatMap(({file, text}) => linesOf(file, text));
    const lock = ['package-lock.json', '.npmrc'].flatMap((file) => repositoryLines(site, file));
    return {checked: lines.length, problems: [...lines.flatMap(faults(PRIVATE)), ...lock.flatMap(faults(REPOSITORY))]};
  },
};

type Line = {file: string; line: number; text: string};

const linesOf = (file: string, text: string): Line[] => text.split('\n').map((one, index) => ({file, line: index + 1, text: one}));

function repositoryLines({root}: Site, file: string): Line[] {
  return existsSync(path.join(root, file)) ? linesOf(file, readFileSync(path.join(root, file), 'utf8')) : [];
}

const faults = (kinds: typeof PRIVATE) => ({file, line, text}: Line): Problem[] =>
  kinds.filter(({pattern}) => pattern.test(text)).map(({message, fix}) => ({file, line, message: `${message}：${text.trim().slice(0, 60)}`, fix}));
