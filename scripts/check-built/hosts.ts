import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../src/shared/checks/types';
import {type BuiltRule, fault} from './types';

const MIB = 1024 ** 2;

/** What Cloudflare Pages takes on its free plan, and of a whole site GitHub Pages: deploy/hosts.md says where that stands. */
const MOST = {files: 20_000, fileMiB: 25, siteMiB: 1024};
const MOST_LINES = {headerRules: 100, headerLength: 2000, redirects: 2000, dynamicRedirects: 100, redirectLength: 1000};

const HEADERS = '_headers';
const REDIRECTS = '_redirects';

/** The hosts of the recipes take the build as it is: what is over a limit there fails at the deploy, or is silently left out. */
export const hosts: BuiltRule = {
  name: 'hosts',
  check({root, files}) {
    const linesOf = (name: string) => (files.has(name) ? readFileSync(path.join(root, name), 'utf8').split('\n') : []);
    return {
      checked: files.size,
      problems: [
        ...sizeFaults([...files].map((file) => ({file, bytes: statSync(path.join(root, file)).size}))),
        ...headerFaults(linesOf(HEADERS)),
        ...redirectFaults(linesOf(REDIRECTS)),
      ],
    };
  },
};

const over = (value: number, most: number, file: string, message: string, fix: string): Problem[] =>
  value > most ? [fault(file, `${message}，最多 ${most}`, fix)] : [];

const mib = (bytes: number): number => Math.ceil(bytes / MIB);

/** What is wrong with the number and the sizes of a site's files. */
export function sizeFaults(sizes: {file: string; bytes: number}[]): Problem[] {
  const all = mib(sizes.reduce((sum, {bytes}) => sum + bytes, 0));
  return [
    ...over(sizes.length, MOST.files, 'build', `有 ${sizes.length} 个文件`, 'Cloudflare Pages 不收：把不用的附件移走，或换一台主机'),
    ...over(all, MOST.siteMiB, 'build', `一共 ${all} MiB`, 'GitHub Pages 不收：把大的附件放到别处，在页面里链接'),
    ...sizes.flatMap(({file, bytes}) =>
      over(mib(bytes), MOST.fileMiB, file, `有 ${mib(bytes)} MiB`, 'Cloudflare Pages 不收这个文件：拆开它，或放到别处，在页面里链接'),
    ),
  ];
}

function headerFaults(lines: string[]): Problem[] {
  // What a rule says is indented below its path.
  const rules = lines.filter((line) => /^[^#\s]/.test(line)).length;
  return [
    ...over(rules, MOST_LINES.headerRules, HEADERS, `有 ${rules} 条规则`, 'Cloudflare Pages 不理后面的：用 * 合并'),
    ...tooLong(lines, MOST_LINES.headerLength, HEADERS),
  ];
}

function redirectFaults(lines: string[]): Problem[] {
  const redirects = lines.filter((line) => /^[^#\s]/.test(line));
  const dynamic = redirects.filter((line) => /^\S*[*:]/.test(line)).length;
  const plain = redirects.length - dynamic;
  const fix = 'Cloudflare Pages 不理后面的：删去没有人再用的，或用 * 合并';
  return [
    ...over(plain, MOST_LINES.redirects, REDIRECTS, `有 ${plain} 条`, fix),
    ...over(dynamic, MOST_LINES.dynamicRedirects, REDIRECTS, `带 * 或 : 的有 ${dynamic} 条`, fix),
    ...tooLong(redirects, MOST_LINES.redirectLength, REDIRECTS),
  ];
}

const tooLong = (lines: string[], most: number, file: string): Problem[] =>
  lines.flatMap((line) => over(line.length, most, file, `有一行长 ${line.length} 个字符`, 'Cloudflare Pages 不理这一行：把它写短或分开'));
