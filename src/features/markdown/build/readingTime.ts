import {splitFences} from '../../../shared/markdown/source';

/**
 * Speeds of reading. English: the mean of silent reading of non-fiction in 190 studies (Brysbaert 2019, J. Mem. Lang. 109, 104047).
 * The rest are this site's estimates, for technical text that is read once with attention.
 */
const WORDS_PER_MINUTE = 238;
const HAN_PER_MINUTE = 400;
const CODE_LINES_PER_MINUTE = 25;
const SECONDS_PER_FIGURE = 12;
const SECONDS_PER_FORMULA = 10;
const SECONDS_PER_INLINE_FORMULA = 2;

/** Fences that become figures. */
const DRAWN = /^\s*(?:chart|mermaid|git-graph)\b/;
/** Pictures, and components on a line of their own, which are players and explorers. */
const FIGURE = /!\[[^\]]*\]\([^)]*\)|^<[A-Z]\w*/gm;
const FORMULA = /\$\$[\s\S]+?\$\$/g;
const INLINE_FORMULA = /(?<![\\$])\$[^$\n]+\$/g;
const HAN = /\p{Script=Han}/gu;
const WORD = /[A-Za-z0-9_]+/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Minutes a reader needs for a Markdown text, at least 1.
 * Prose, fenced code, figures and formulas are counted at their own speeds; markup such as links counts as its words.
 */
export function readingMinutes(markdown: string): number {
  const {fences, rest: text} = splitFences(markdown);
  const code = fences.filter(({info}) => !DRAWN.test(info)).map((fence) => fence.code);
  const figures = count(text, FIGURE) + fences.length - code.length;
  const withoutFigures = text.replace(FIGURE, '');
  const formulas = count(withoutFigures, FORMULA);
  const withoutFormulas = withoutFigures.replace(FORMULA, '');
  const inline = count(withoutFormulas, INLINE_FORMULA);
  const prose = withoutFormulas.replace(INLINE_FORMULA, '').replace(/\]\([^)]*\)/g, ']');
  const seconds = figures * SECONDS_PER_FIGURE + formulas * SECONDS_PER_FORMULA + inline * SECONDS_PER_INLINE_FORMULA;
  const minutes =
    count(prose, HAN) / HAN_PER_MINUTE +
    count(prose, WORD) / WORDS_PER_MINUTE +
    count(code.join(''), /\n/g) / CODE_LINES_PER_MINUTE +
    seconds / 60;
  return Math.max(1, Math.round(minutes));
}
