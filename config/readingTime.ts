/** Reading speeds: Chinese prose about 400 characters a minute, English 220 words, code 25 lines. */
const HAN_PER_MINUTE = 400;
const WORDS_PER_MINUTE = 220;
const CODE_LINES_PER_MINUTE = 25;

const FENCE = /^ *(`{3,}|~{3,})[^\n]*\n([\s\S]*?)^ *\1/gm;
const HAN = /\p{Script=Han}/gu;
const WORD = /[A-Za-z0-9_]+/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Minutes a reader needs for a Markdown text, at least 1.
 * Prose and fenced code are counted at their own speeds; markup such as links counts as its words.
 */
export function readingMinutes(markdown: string): number {
  const code = Array.from(markdown.matchAll(FENCE), (match) => match[2] ?? '').join('');
  const prose = markdown.replace(FENCE, '').replace(/\]\([^)]*\)/g, ']');
  const minutes =
    count(prose, HAN) / HAN_PER_MINUTE + count(prose, WORD) / WORDS_PER_MINUTE + count(code, /\n/g) / CODE_LINES_PER_MINUTE;
  return Math.max(1, Math.round(minutes));
}
