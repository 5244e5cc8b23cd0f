import type {SearchRecord} from '../engine/types';
import {headingText} from './headingText';

const RUN = /\p{Script=Han}+/gu;
/** Names of this length are abbreviated by their first and third character: 快速排序, 快排. */
const NAME_LENGTH = 4;
/** What the site says more often than this already is a word of its own, unless a page's title is its long form and is said much more often. */
const MAX_OCCURRENCES = 3;
const MAX_SHARE_OF_TITLE = 1 / 4;
/** What the site says less often is no name, unless a page has it in its title. */
const MIN_OCCURRENCES_OF_NAME = 5;

/**
 * What readers abbreviate names to: each name of four characters among titles, headings and terms, with its abbreviation, where that
 * stands for one name only and hardly occurs on the site.
 */
export function abbreviations(records: SearchRecord[], terms: string[]): string[][] {
  const text = records.map((record) => record.content ?? headingText(record)).join('\n');
  const headings = records.map(headingText);
  const candidates = namesIn([...headings, ...terms]);
  const inTitles = namesIn(records.filter(({type}) => type === 'lvl1').map(headingText));
  const occurrences = countPieces(text, candidates);
  const names = [...candidates].filter((name) => inTitles.has(name) || occurrences.get(name)! >= MIN_OCCURRENCES_OF_NAME);
  const shorts = names.map((name) => name[0]! + name[2]!);
  const used = countPieces(text, new Set(shorts));
  return names.flatMap((name, at) => {
    const short = shorts[at]!;
    const most = Math.max(MAX_OCCURRENCES, inTitles.has(name) ? occurrences.get(name)! * MAX_SHARE_OF_TITLE : 0);
    return shorts.indexOf(short) === shorts.lastIndexOf(short) && used.get(short)! <= most ? [[short, name]] : [];
  });
}

const namesIn = (lines: string[]): Set<string> =>
  new Set(lines.flatMap((line) => line.match(RUN) ?? []).filter(({length}) => length === NAME_LENGTH));

/** How often each piece, all of one length, stands in a text. */
function countPieces(text: string, pieces: Set<string>): Map<string, number> {
  const counts = new Map([...pieces].map((piece) => [piece, 0]));
  const {length} = [...pieces][0] ?? '';
  const starts = new Set([...pieces].map((piece) => piece[0]));
  for (let at = 0; length > 0 && at + length <= text.length; at++) {
    const piece = starts.has(text[at]) ? text.slice(at, at + length) : '';
    const count = counts.get(piece);
    if (count !== undefined) {
      counts.set(piece, count + 1);
    }
  }
  return counts;
}
