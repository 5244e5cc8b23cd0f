/** For each entry the bit set of the query's tokens that it contains: bits 0 to 31 in `low`, 32 to 63 in `high`. */
export interface Masks {
  low: Int32Array;
  high: Int32Array;
}

export const createMasks = (length: number): Masks => ({low: new Int32Array(length), high: new Int32Array(length)});

/** Sets a token's bit, and says whether it was not set yet. */
export function setBit({low, high}: Masks, at: number, token: number): boolean {
  const words = token < 32 ? low : high;
  const bit = 1 << (token & 31);
  const isNew = (words[at]! & bit) === 0;
  words[at]! |= bit;
  return isNew;
}

/** The bits of some tokens. */
export function maskOf(tokens: number[]): {low: number; high: number} {
  const bits = (from: number) => tokens.reduce((mask, token) => (token >>> 5 === from ? mask | (1 << (token & 31)) : mask), 0);
  return {low: bits(0), high: bits(1)};
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    count++;
  }
  return count;
}

/** A function that sums the weights of the tokens in a mask, by table look-up of each byte. */
export function weigher(weights: number[]): (low: number, high: number) => number {
  const sums = Array.from({length: 8}, (_, byte) => {
    const table = new Float64Array(256);
    for (let mask = 1; mask < 256; mask++) {
      const bit = 31 - Math.clz32(mask & -mask);
      table[mask] = table[mask & (mask - 1)]! + (weights[byte * 8 + bit] ?? 0);
    }
    return table;
  });
  const half = (mask: number, from: number) =>
    mask === 0
      ? 0
      : mask >>> 8 === 0
        ? sums[from]![mask]!
        : sums[from]![mask & 255]! +
          sums[from + 1]![(mask >>> 8) & 255]! +
          sums[from + 2]![(mask >>> 16) & 255]! +
          sums[from + 3]![mask >>> 24]!;
  return (low, high) => half(low, 0) + half(high, 4);
}
