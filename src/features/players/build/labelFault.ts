import type {Algorithm} from '../algorithms/types';

/** Compares the labels of the shown lines with those that the algorithm's cases reach. @returns what is wrong and how to fix it */
export function labelFault(algorithm: Algorithm<unknown, unknown>, labels: readonly string[]): string | undefined {
  const reached = new Set(algorithm.cases.flatMap(({input}) => linesOf(algorithm, input)));
  const twice = labels.find((label, i) => labels.indexOf(label) !== i);
  if (twice) {
    return `有两行都标了 // @${twice} → 一个标记只标一行`;
  }
  const missing = [...reached].filter((label) => !labels.includes(label));
  if (missing.length > 0) {
    return `这个播放器的区段里没有标记 ${missing.map((label) => `// @${label}`).join('、')} → 在算法这一步对应的那一行末尾加上`;
  }
  const idle = labels.filter((label) => !reached.has(label));
  return idle.length > 0
    ? `的标记 ${idle.map((label) => `// @${label}`).join('、')} 没有一步走到 → 删去或改名；这个算法用到的有：${[...reached].join('、')}`
    : undefined;
}

function linesOf(algorithm: Algorithm<unknown, unknown>, input: string): string[] {
  const parsed = algorithm.parse(input);
  return 'value' in parsed ? [...algorithm.steps(parsed.value)].flatMap(({line}) => line ?? []) : [];
}
