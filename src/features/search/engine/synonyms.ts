import {approximate, type Matches} from './lookup';
import type {Query} from './query';
import {bigramsOf, isWord, runsOf} from './runs';
import type {SearchIndex} from './searchIndex';
import {entriesOfBigram, entriesOfWord, shortest} from './segment';

const QUALITY = 0.9;
const NO_WORD = 2 ** 31;

/** Adds entries with a synonym of a term in the query as approximate matches. */
export function matchSynonyms(index: SearchIndex, matches: Matches, query: Query): void {
  // Of thousands of terms a query has a few; what is made for each of those is not made for the others.
  const isAsked = (term: string) => query.text.includes(term);
  for (const terms of index.glossary.filter((group) => group.some(isAsked))) {
    for (const term of terms) {
      const tokens = tokensOf(query, term);
      if (tokens.length > 0) {
        terms
          .filter((other) => other !== term)
          .forEach((text) =>
            entriesWith(index, text).forEach((entry) => approximate(index, matches, entry, tokens, {quality: QUALITY, text})),
          );
      }
    }
  }
}

/** The tokens of the query that lie in a term; none when the query does not have it as a whole word. */
function tokensOf({text, tokens}: Query, term: string): number[] {
  const start = text.indexOf(term);
  return start < 0 || !isWhole(text, start, term)
    ? []
    : tokens.flatMap((token, number) => (token.start >= start && token.start + token.text.length <= start + term.length ? number : []));
}

/** Whether a term does not start or end inside a word of letters. */
function isWhole(text: string, start: number, term: string): boolean {
  const cuts = (at: number) => isWord(text.charCodeAt(at - 1)) && isWord(text.charCodeAt(at));
  return !cuts(start) && !cuts(start + term.length);
}

function entriesWith(index: SearchIndex, term: string): number[] {
  const [run] = runsOf(term);
  if (!run) {
    return [];
  }
  const piece = term.slice(run.start, run.end);
  return index.segments
    .flatMap((segment) => [
      ...(run.kind === 'han'
        ? shortest(bigramsOf(piece).map((bigram) => entriesOfBigram(segment, bigram)))
        : entriesOfWord(segment, index.words.get(piece) ?? NO_WORD)),
    ])
    .filter((entry) => index.entries[entry]!.folded.includes(term));
}
