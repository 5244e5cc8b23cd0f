import {titlesOf} from './completions';
import {correct} from './correct';
import {rank} from './rank';
import {runsOf} from './runs';
import type {SearchIndex} from './searchIndex';

const MAX_SUGGESTIONS = 3;
const MIN_LENGTH = 2;

/** Up to three alternatives to a query without results: what was probably meant, the words of it that titles and terms have, else the largest sections. */
export function suggest(index: SearchIndex, query: string): string[] {
  const ranking = rank(index, query);
  const {text} = ranking.query;
  if (!text) {
    return [];
  }
  const names = [...titlesOf(index).map(({folded}) => folded), ...index.glossary.flat()];
  const isName = (piece: string) => piece.length >= MIN_LENGTH && piece !== text && names.some((name) => name.includes(piece));
  const pieces = runsOf(text)
    .map(({start, end}) => text.slice(start, end))
    .filter(isName)
    .sort((a, b) => b.length - a.length);
  const meant = [correct(index, ranking) ?? [], pieces].flat();
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
