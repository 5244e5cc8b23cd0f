/** So near, as a part of the truth, is near; one off always is. */
const NEAR = 0.1;

/** What is said of a guess when the run is over. */
export function guessInWords(name: string, guess: number, truth: number): string {
  const off = Math.abs(guess - truth);
  if (off === 0) {
    return `你猜${name} ${guess} 次，一次不差。`;
  }
  if (off <= Math.max(1, truth * NEAR)) {
    return `你猜${name} ${guess} 次，实际 ${truth} 次，很近了。`;
  }
  return guess < truth
    ? `你猜${name} ${guess} 次，实际 ${truth} 次：倒回去看看，多在哪里。`
    : `你猜${name} ${guess} 次，实际 ${truth} 次：倒回去看看，省在哪里。`;
}
