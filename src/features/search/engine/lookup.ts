import {entriesWithLiteral} from './literal';
import {createMasks, setBit, type Masks} from './masks';
import type {Query} from './query';
import {isHan} from './runs';
import type {SearchIndex} from './searchIndex';
import {entriesOfBigram, entriesOfWord, wordsWith} from './segment';

/** An approximate match of an entry: its quality, and what to mark. */
export interface Approximation {
  quality: number;
  text: string;
}

export interface Matches {
  masks: Masks;
  /** The entries with any bit. */
  touched: number[];
  /** Document frequency of each token. */
  counts: number[];
  /** How often each page has each token, titles and headings counting more; in rows of pages, a row for each token. */
  pageCounts: Float32Array;
  approximations: Map<number, Approximation>;
  /** The words of the site that are near to one of the query. */
  similar: Map<string, SimilarWord[]>;
}

/** A word of the site that is near to another, with its number. */
export interface SimilarWord {
  word: string;
  id: number;
  quality: number;
}

/** How often a token counts for its page, by the role of the entry that has it. */
const PAGE_COUNT = [1, 6, 2, 2, 2, 2, 2, 6, 0.5];

/** Words up to this length match only the start of words. */
export const PREFIX_ONLY = 2;

/** Finds the entries with exact matches of each token. */
export function lookUp(index: SearchIndex, {tokens}: Query): Matches {
  const matches: Matches = {
    masks: createMasks(index.entries.length),
    touched: [],
    counts: [],
    pageCounts: new Float32Array(tokens.length * index.pages.length),
    approximations: new Map(),
    similar: new Map(),
  };
  tokens.forEach(({text, isLiteral}, token) => {
    matches.counts.push(0);
    if (isLiteral) {
      entriesWithLiteral(index, text).forEach((entry) => mark(index, matches, entry, token));
      return;
    }
    const ids =
      isHan(text.charCodeAt(0)) || text.length <= PREFIX_ONLY ? undefined : index.segments.flatMap((segment) => wordsWith(segment, text));
    for (const segment of index.segments) {
      if (ids) {
        ids.forEach((id) => markAll(index, matches, entriesOfWord(segment, id), token));
      } else {
        markAll(index, matches, entriesOfBigram(segment, text), token);
      }
    }
  });
  return matches;
}

function markAll(index: SearchIndex, matches: Matches, entries: Uint32Array, token: number): void {
  for (let at = 0; at < entries.length; at++) {
    mark(index, matches, entries[at]!, token);
  }
}

function mark({pages, pageOf, roleOf}: SearchIndex, {masks, touched, counts, pageCounts}: Matches, entry: number, token: number): void {
  if (masks.low[entry] === 0 && masks.high[entry] === 0) {
    touched.push(entry);
  }
  if (setBit(masks, entry, token)) {
    counts[token]!++;
    pageCounts[token * pages.length + pageOf[entry]!]! += PAGE_COUNT[roleOf[entry]!]!;
  }
}

/** Adds an approximate match of tokens. */
export function approximate(index: SearchIndex, matches: Matches, entry: number, tokens: number[], approximation: Approximation): void {
  const before = matches.approximations.get(entry);
  if (!before || before.quality < approximation.quality) {
    matches.approximations.set(entry, approximation);
  }
  tokens.forEach((token) => mark(index, matches, entry, token));
}
