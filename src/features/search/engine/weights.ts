import type {Query} from './query';
import type {SearchIndex} from './searchIndex';

/** A bigram much rarer than those near it on both sides spans a word boundary. */
const BOUNDARY_FACTOR = 0.15;
const RARER = 8;

/** What the whole site does not have says little of where to look: a seam between two words, or a reader's own word. */
const UNKNOWN_FACTOR = 0.1;

/**
 * The weight of each token: its factor times its inverse document frequency. Only a complete index knows that the site does not
 * have a token.
 * @param counts how many of `all` documents (entries, or pages) have each token
 */
export function weigh({segments, complete}: SearchIndex, {tokens, parts}: Query, counts: number[], all: number): number[] {
  const isComplete = segments.length === complete;
  const weights = tokens.map(({factor}, token) => {
    const isUnknown = isComplete && counts[token] === 0;
    return factor * Math.log(1 + all / Math.max(counts[token]!, 0.5)) * (isUnknown ? UNKNOWN_FACTOR : 1);
  });
  for (const {kind, tokens: run} of parts) {
    run.forEach((token, at) => {
      const most = (...places: number[]) => Math.max(...places.map((place) => counts[run[place] ?? -1] ?? 0));
      const beside = Math.min(most(at - 2, at - 1), most(at + 1, at + 2));
      const isBoundary = kind === 'han' && counts[token]! * RARER < beside;
      weights[token]! *= isBoundary ? BOUNDARY_FACTOR : 1;
    });
  }
  return weights;
}
