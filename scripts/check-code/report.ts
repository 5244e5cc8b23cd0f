import {packageOf} from './tools';
import type {Result} from './checkTasks';
import type {Plan} from './plan';
import type {Fault} from './types';

/** What was found, each fault with the tool's words below it; in the last line what was checked. Nothing checked is a fault. */
export function report({faults: early, optedOut, unsimulated, shown}: Plan, results: Result[]): {text: string; ok: boolean} {
  const faults = [...early, ...results.flatMap((result) => result.faults)].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const skipped = results.filter(({missing}) => missing.length > 0);
  const checked = results.filter(({missing}) => missing.length === 0);
  const tools = [...new Set(skipped.flatMap(({missing}) => missing))];
  const idle = checked.length === 0 ? ['什么也没有核对 → 路径不对，或页面里没有程序'] : [];
  const counts = [
    `核对了 ${list(count(kindsOf(checked)))}（沿用 ${kindsOf(checked.filter(({cached}) => cached)).length}）`,
    `跳过 ${list(count(kindsOf(skipped)))}`,
    `不查 ${list(count(optedOut.map(({lang}) => lang)))}`,
    `只编译 ${list(count(unsimulated.map(({lang}) => lang)))}`,
    `只展示 ${list(count(shown.map(({lang}) => lang)))}`,
  ];
  const lines = [
    ...count(optedOut.flatMap(({meta}) => meta.nocheck?.trim() ?? [])).map(([reason, times]) => `不查 ${times} 段：${reason}`),
    ...count(unsimulated.flatMap(({meta}) => meta.nosim?.trim() ?? [])).map(([reason, times]) => `只编译不运行 ${times} 段：${reason}`),
    ...tools.map((tool) => `没有 ${tool} → apt-get install ${packageOf(tool)}`),
    ...results
      .filter(({unsteady}) => unsteady)
      .map(
        ({task: {program}}) =>
          `${program.fences[0]!.file}:${program.fences[0]!.line} 第一次的输出不同，单独再跑才对 → 让它不受别的程序影响`,
      ),
    ...faults.map(inWords),
    ...idle,
    `${counts.join('；')}；${faults.length} 处要改`,
  ];
  return {text: lines.join('\n'), ok: faults.length === 0 && idle.length === 0};
}

/** For each fence that was checked the kind of check: its language, or the checker's label. */
const kindsOf = (results: Result[]): string[] =>
  results.flatMap(({task: {checker, program}}) => program.fences.map(({lang}) => checker.label ?? lang));

function count(words: string[]): [string, number][] {
  const counts = new Map<string, number>();
  words.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return [...counts].sort(([, a], [, b]) => b - a);
}

const list = (counts: [string, number][]) => (counts.length > 0 ? counts.map(([key, times]) => `${key} ${times}`).join('，') : '0');

function inWords({file, line, message, fix, words}: Fault): string {
  const quoted = (words ?? '')
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .slice(0, 40)
    .map((one) => `    ${one}`);
  return [`${file}:${line} ${message} → ${fix}`, ...quoted].join('\n');
}
