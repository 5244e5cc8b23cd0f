import type {Problem} from './types';

type Result = {name: string; checked: number; problems: Problem[]};

/** How much a rule weighs on a site: a fault fails, advice is printed, and what is off is not looked at. */
export interface Level {
  /** The rule's name, as it stands in each line that it prints; without one all rules. */
  rule?: string;
  level: 'fault' | 'advice' | 'off';
  /** Where this holds, such as `docs/旧笔记`; without it, on the whole site. */
  folder?: string;
}

export interface Levels {
  /** The last one that fits a rule and a file counts; without one a rule is a fault. */
  levels: Level[];
  /** Whether a rule that finds nothing to look at is a fault: on a site that has some of everything, it no longer works. */
  idleFails: boolean;
}

const MAX_ADVICE_LINES = 3;

/** How much a rule weighs in a file. */
export const levelOf = (levels: Level[], name: string, file: string): Level['level'] =>
  levels.filter(({rule, folder}) => (!rule || rule === name) && (!folder || file.startsWith(`${folder}/`) || file === folder)).at(-1)
    ?.level ?? 'fault';

/**
 * What a run of rules found, one fault a line; advice in short, a paragraph for each rule; and in the last line what was looked
 * at. `ok` is false with a fault, or when nothing at all was looked at.
 */
export function report(results: Result[], things: string, {levels, idleFails}: Levels): {text: string; ok: boolean} {
  const found = results.flatMap(({name, problems}) =>
    problems.map((problem) => ({name, ...problem, level: levelOf(levels, name, problem.file)})),
  );
  found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const faults = found.filter(({level}) => level === 'fault');
  const advice = found.filter(({level}) => level === 'advice');
  const idle = idleFails ? results.filter(({checked}) => checked === 0) : [];
  const inWords = ({file, line, name, message, fix}: (typeof found)[number]) => `${file}:${line} ${name} ${message} → ${fix}`;
  const advised = results.flatMap(({name}) => {
    const own = advice.filter((one) => one.name === name);
    const more = own.length - MAX_ADVICE_LINES;
    return own.length === 0
      ? []
      : [
          `建议 ${name} ${own.length} 处（不想看，在 config/rules.ts 里关掉 ${name}）`,
          ...own.slice(0, MAX_ADVICE_LINES).map((one) => `  ${inWords(one)}`),
          ...(more > 0 ? [`  还有 ${more} 处`] : []),
        ];
  });
  const lines = [
    ...advised,
    ...faults.map(inWords),
    ...idle.map(({name}) => `${name} 什么也没有检查到 → 路径不对，或这条规则已经失效`),
    `检查了${things}：${results.map(({name, checked}) => `${name} ${checked}`).join('，')}；${faults.length} 处要改${advice.length > 0 ? `，${advice.length} 处建议` : ''}`,
  ];
  const hasLooked = results.some(({checked}) => checked > 0);
  return {text: lines.join('\n'), ok: faults.length === 0 && idle.length === 0 && hasLooked};
}
