import type {Problem} from './types';

type Result = {name: string; checked: number; problems: Problem[]};

/** What a run of rules found, one fault a line, and in the last line what was looked at. `ok` is false when a rule looked at nothing. */
export function report(results: Result[], things: string): {text: string; ok: boolean} {
  const faults = results.flatMap(({name, problems}) => problems.map((problem) => ({name, ...problem})));
  faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const idle = results.filter(({checked}) => checked === 0);
  const lines = [
    ...faults.map(({file, line, name, message, fix}) => `${file}:${line} ${name} ${message} → ${fix}`),
    ...idle.map(({name}) => `${name} 什么也没有检查到 → 路径不对，或这条规则已经失效`),
    `检查了${things}：${results.map(({name, checked}) => `${name} ${checked}`).join('，')}；${faults.length} 处要改`,
  ];
  return {text: lines.join('\n'), ok: faults.length === 0 && idle.length === 0 && results.length > 0};
}
