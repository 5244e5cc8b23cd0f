import {parseWord, randomWord, type TextState} from '../text/textState';
import type {Algorithm, Step} from '../types';

const MAX_PATTERN_LENGTH = 16;

const quoted = (text: string) => (text ? `“${text}”` : '空串');

function* steps(p: string): Generator<Step<TextState>> {
  const next = [-1];
  const counts = {比较: 0, 回退: 0};
  let [i, j] = [0, -1];
  const step = (line: string | undefined, say: string, marks: Partial<TextState> = {}): Step<TextState> => ({
    state: {text: p, pattern: p, shift: i - j, agreed: Math.max(j, 0), next: [...next], found: [], ...marks},
    line,
    say,
    counts: {...counts},
  });
  yield step('init', '规定 next[0] = −1。上面是 p，下面是同一个 p 右移一格：要找它自己与自己对得上的地方。', {used: 0});
  while (i < p.length) {
    while (j >= 0) {
      counts.比较 += 1;
      const equal = p[i] === p[j];
      yield step(
        'compare',
        `p[${i}] = ${p[i]}，p[${j}] = ${p[j]}，${equal ? `相等，长 ${j} 的边界可以延长` : `不相等，长 ${j} 的边界延长不了`}。`,
        {compared: {at: i, equal}},
      );
      if (equal) {
        break;
      }
      const used = j;
      j = next[j]!;
      counts.回退 += 1;
      yield step(
        'fall',
        j < 0 ? `next[0] = −1：连空边界也试过了。` : `换次长的边界：它是${quoted(p.slice(0, used))}的最长真边界，长 next[${used}] = ${j}。`,
        {used},
      );
    }
    i += 1;
    j += 1;
    next.push(j);
    yield step('set', `next[${i}] = ${j}：${quoted(p.slice(0, i))}最长的真边界是${quoted(p.slice(0, j))}。`, {used: i});
  }
  yield step(undefined, `next 填满了，共比较 ${counts.比较} 次${p.length > 1 ? `，不超过 2m − 3 = ${2 * p.length - 3}` : ''}。`);
}

/** The failure array of a pattern: at most 2m − 3 comparisons for m > 1 characters. */
export default {
  title: 'KMP：next 数组怎样来',
  guess: '比较',
  parse: (text) => parseWord(text, '模式', MAX_PATTERN_LENGTH),
  cases: [
    {label: '例子', input: 'ababc'},
    {label: '退好几次', input: 'aabaabaaac'},
    {label: '全相同', input: 'aaaaaa'},
    {label: '最坏：2m − 3 次', input: 'aaaaaaab'},
    {label: '全不同', input: 'abcdef'},
  ],
  random: (random) => randomWord(random, 10, 'ab'),
  steps,
} satisfies Algorithm<string, TextState>;
