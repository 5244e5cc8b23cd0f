import type {Query} from './query';

/** An unseen bigram between two seen ones is the seam of two words. */
const SEAM = 0.15;

/** The weight of each token: its factor by its rarity among the entries. */
export function weigh({tokens, parts}: Query, counts: number[], entries: number): number[] {
  const weights = tokens.map(({factor}, token) => factor * Math.log(1 + entries / Math.max(counts[token]!, 0.5)));
  for (const {kind, tokens: run} of parts) {
    run.forEach((token, at) => {
      const isSeam = kind === 'han' && counts[token] === 0 && counts[run[at - 1] ?? token]! > 0 && counts[run[at + 1] ?? token]! > 0;
      weights[token]! *= isSeam ? SEAM : 1;
    });
  }
  return weights;
}
