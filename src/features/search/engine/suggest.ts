import type {Query} from './query';
import {rank} from './rank';
import {runsOf} from './runs';
import type {SearchIndex} from './searchIndex';
import {namesOf} from './siteNames';

const MAX_SUGGESTIONS = 3;
const MIN_LENGTH = 2;

/** Up to three alternatives to a query without results: what was probably meant, the words of it that titles and terms have, else the largest sections. */
export function suggest(index: SearchIndex, {text}: Query, correction: string | undefined): string[] {
  if (!text) {
    return [];
  }
  const isName = (piece: string) =>
    piece.length >= MIN_LENGTH && piece !== text && namesOf(index).all.some(({folded}) => folded.includes(piece));
  const pieces = runsOf(text)
    .map(({start, end}) => text.slice(start, end))
    .filter(isName)
    .sort((a, b) => b.length - a.length);
  const meant = [correction ?? [], pieces].flat();
  const sections = largestFirst(index.pages.map(({section}) => section));
  const suggestions: string[] = [];
  for (const candidate of new Set(meant.length > 0 ? meant : sections)) {
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
