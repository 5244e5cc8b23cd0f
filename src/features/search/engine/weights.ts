import type {Query} from './query';

/** A bigram much rarer than those near it on both sides spans a word boundary. */
const BOUNDARY_FACTOR = 0.15;
const RARER = 8;

/** The weight of each token: its factor times its inverse document frequency. */
export function weigh({tokens, parts}: Query, counts: number[], entries: number): number[] {
  const weights = tokens.map(({factor}, token) => factor * Math.log(1 + entries / Math.max(counts[token]!, 0.5)));
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
