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
  approximations: Map<number, Approximation>;
}

/** Words up to this length match only the start of words. */
export const PREFIX_ONLY = 2;

/** Finds the entries with exact matches of each token. */
export function lookUp(index: SearchIndex, {tokens}: Query): Matches {
  const matches: Matches = {masks: createMasks(index.entries.length), touched: [], counts: [], approximations: new Map()};
  tokens.forEach(({text}, token) => {
    matches.counts.push(0);
    const ids =
      isHan(text.charCodeAt(0)) || text.length <= PREFIX_ONLY ? undefined : index.segments.flatMap((segment) => wordsWith(segment, text));
    for (const segment of index.segments) {
      if (ids) {
        ids.forEach((id) => markAll(matches, entriesOfWord(segment, id), token));
      } else {
        markAll(matches, entriesOfBigram(segment, text), token);
      }
    }
  });
  return matches;
}

function markAll(matches: Matches, entries: Uint32Array, token: number): void {
  for (let at = 0; at < entries.length; at++) {
    mark(matches, entries[at]!, token);
  }
}

function mark({masks, touched, counts}: Matches, entry: number, token: number): void {
  if (masks.low[entry] === 0 && masks.high[entry] === 0) {
    touched.push(entry);
  }
  if (setBit(masks, entry, token)) {
    counts[token]!++;
  }
}

/** Adds an approximate match of tokens. */
export function approximate(matches: Matches, entry: number, tokens: number[], approximation: Approximation): void {
  const before = matches.approximations.get(entry);
  if (!before || before.quality < approximation.quality) {
    matches.approximations.set(entry, approximation);
  }
  tokens.forEach((token) => mark(matches, entry, token));
}
