import type {Query} from './query';

/** A bigram that is much rarer than some before it and some after it, one word of a character between, is the seam of two words. */
const SEAM = 0.15;
const RARER = 8;

/** The weight of each token: its factor by its rarity among the entries. */
export function weigh({tokens, parts}: Query, counts: number[], entries: number): number[] {
  const weights = tokens.map(({factor}, token) => factor * Math.log(1 + entries / Math.max(counts[token]!, 0.5)));
  for (const {kind, tokens: run} of parts) {
    run.forEach((token, at) => {
      const most = (...places: number[]) => Math.max(...places.map((place) => counts[run[place] ?? -1] ?? 0));
      const beside = Math.min(most(at - 2, at - 1), most(at + 1, at + 2));
      const isSeam = kind === 'han' && counts[token]! * RARER < beside;
      weights[token]! *= isSeam ? SEAM : 1;
    });
  }
  return weights;
}
