import {analyse} from './query';
import {rank} from './rank';
import {runsOf} from './runs';
import type {SearchIndex} from './searchIndex';
import {entriesOfBigram} from './segment';

const MAX_SUGGESTIONS = 3;
const MIN_QUERY_LENGTH = 2;

/** Up to three alternatives to a query without results: parts of it that occur on the site, the longest first; else the names of the largest sections. */
export function suggest(index: SearchIndex, query: string): string[] {
  const {text} = analyse(index, query);
  const pieces = runsOf(text)
    .flatMap(({kind, start, end}) => (kind === 'han' ? knownPieces(index, text.slice(start, end)) : text.slice(start, end)))
    .filter((piece) => piece.length >= MIN_QUERY_LENGTH && piece !== text)
    .sort((a, b) => b.length - a.length);
  const sections = text ? largestFirst(index.pages.map(({section}) => section)) : [];
  const suggestions: string[] = [];
  for (const candidate of new Set(pieces.length > 0 ? pieces : sections)) {
    if (suggestions.length < MAX_SUGGESTIONS && rank(index, candidate).found.length > 0) {
      suggestions.push(candidate);
    }
  }
  return suggestions;
}

/** The distinct names, the most frequent first. */
function largestFirst(names: string[]): string[] {
  const counts = new Map<string, number>();
  names.forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/** The longest pieces of a run of Chinese characters each of whose neighbours stand so somewhere on the site. */
function knownPieces({segments}: SearchIndex, run: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = 1; at <= run.length; at++) {
    const isKnown = at < run.length && segments.some((segment) => entriesOfBigram(segment, run.slice(at - 1, at + 1)).length > 0);
    if (!isKnown) {
      pieces.push(run.slice(start, at));
      start = at;
    }
  }
  return pieces;
}
