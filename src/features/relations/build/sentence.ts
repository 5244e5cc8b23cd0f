import {withoutMarkup} from '../../../shared/html/tokens';

const MIN_SENTENCE_LENGTH = 8;
const MAX_SENTENCE_LENGTH = 90;

/** A line of Markdown as one reads it; formulas and pictures have no such form and become “…”. */
export function readableLine(markdown: string): string {
  const text = markdown
    .replace(/!\[[^\]]*\]\([^)]*\)|\$\$?[^$]+\$\$?/g, '…')
    .replace(/\[([^\]]*)\]\((?:<[^>]*>|[^()]*(?:\([^()]*\))?[^()]*)\)/g, '$1');
  return withoutMarkup(text)
    .replace(/\*\*|__|`|~~/g, '')
    .replace(/\\([\\`*_{}[\]()#+.!<>|$-])/g, '$1')
    .replace(/^\s*(?:[-*+]|\d+\.|>|#+)\s+/, '')
    .replace(/^\[[ x]\]\s+/, '')
    .trim();
}

/** The sentence of a line of Markdown around a place in it; none in a table, and none too short to say something, too long or with holes. */
export function sentenceAround(line: string, at: number): string | undefined {
  if (/^\s*\|/.test(line)) {
    return undefined;
  }
  const ends = [...line.matchAll(/[。！？]|；/g)].map(({index}) => index + 1);
  const start = ends.filter((end) => end <= at).at(-1) ?? 0;
  const end = ends.find((one) => one > at) ?? line.length;
  const text = readableLine(line.slice(start, end));
  return text.length < MIN_SENTENCE_LENGTH || text.length > MAX_SENTENCE_LENGTH || text.includes('…') ? undefined : text;
}
