import type {Parsed} from '../../../../shared/pure/parse';
import {failures, parseWord, randomWord, type TextState} from '../text/textState';
import type {Algorithm, Step} from '../types';

const MOST = {text: 40, pattern: 12};

export interface Search {
  text: string;
  pattern: string;
}

/** `abababc ababc`: the text, then the pattern. */
function parse(input: string): Parsed<Search> {
  const parts = input
    .normalize('NFKC')
    .split(/[\s,、;/]+/)
    .filter(Boolean);
  if (parts.length !== 2) {
    return {message: `要两个词：先文本，再模式，中间用空格隔开；现在是 ${parts.length} 个。`};
  }
  const [text, pattern] = [parseWord(parts[0]!, '文本', MOST.text), parseWord(parts[1]!, '模式', MOST.pattern)];
  if ('message' in text) {
    return text;
  }
  return 'message' in pattern ? pattern : {value: {text: text.value, pattern: pattern.value}, text: `${text.value} ${pattern.value}`};
}

function* steps({text, pattern}: Search): Generator<Step<TextState>> {
  const next = failures(pattern);
  const m = pattern.length;
  const found: number[] = [];
  const counts = {比较: 0, 滑动: 0};
  let [i, j] = [0, 0];
  const step = (line: string | undefined, say: string, marks: Partial<TextState> = {}): Step<TextState> => ({
    state: {text, pattern, shift: i - j, agreed: Math.max(j, 0), next, found: [...found], ...marks},
    line,
    say,
    counts: {...counts},
  });
  /** After a mismatch: falls back to the border, which shifts the pattern. */
  const slide = () => {
    const before = j;
    j = next[j]!;
    counts.滑动 += 1;
    return {by: before - j, used: before};
  };
  yield step('start', 'next 已经算好。模式与文本左端对齐，j = 0：还没有对上的字符。');
  for (; i < text.length; i += 1) {
    while (j >= 0) {
      counts.比较 += 1;
      const equal = text[i] === pattern[j];
      yield step('compare', `t[${i}] = ${text[i]}，p[${j}] = ${pattern[j]}，${equal ? '相等' : '不相等'}。`, {compared: {at: i, equal}});
      if (equal) {
        break;
      }
      const {by, used} = slide();
      yield step(
        'shift',
        j < 0
          ? `next[0] = −1：第一个字符就不对，模式整个移到 t[${i}] 之后。`
          : `已对上的 ${used} 个字符里，最长的真边界长 next[${used}] = ${j}：模式右移 ${by} 格，${j > 0 ? `这 ${j} 个字符不必再比` : '从头比起'}，i 不回头。`,
        {used},
      );
    }
    j += 1;
    const shift = i + 1 - j;
    if (j < m) {
      const ahead = i + 1 < text.length ? `看下一个字符 t[${i + 1}]` : '可是文本完了';
      yield step('advance', `${j > 0 ? `已对上 ${j} 个，${ahead}` : `还没有对上的，${ahead}`}。`, {shift});
      continue;
    }
    found.push(shift);
    yield step('found', `${m} 个全对上了：在 ${shift} 处找到一次。`, {shift});
    const {by} = slide();
    yield step('again', `像失配一样用 next[${m}] = ${j}：右移 ${by} 格，${j > 0 ? `前 ${j} 个已经对上，重叠的也不会漏` : '从头比起'}。`, {
      shift: shift + by,
      used: m,
    });
  }
  yield step(
    undefined,
    `文本看完了，${found.length > 0 ? `模式出现在 ${found.join('、')}` : '没有找到'}；共比较 ${counts.比较} 次，不超过 2n − 1 = ${2 * text.length - 1}。`,
  );
}

/** Knuth, Morris and Pratt: at most 2n − 1 comparisons in a text of n characters; the text position never decreases. */
export default {
  title: 'KMP：匹配',
  guess: '比较',
  parse,
  cases: [
    {label: '例子', input: 'abababdababcab ababc'},
    {label: '最坏：2n − 1 次', input: 'aaaaaaaaaaaaaa ab'},
    {label: '重叠的出现', input: 'abababab aba'},
    {label: '第一个就不对', input: 'bcdbcdbcd abc'},
  ],
  random: (random) => `${randomWord(random, 16, 'ab')} ${randomWord(random, 4, 'ab')}`,
  steps,
} satisfies Algorithm<Search, TextState>;
