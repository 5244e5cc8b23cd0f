export const LANES = 32;
export const BANKS = 32;
/** A bank gives one word of four bytes in a cycle. */
export const WORD = 4;

/** Bytes of the element that each lane reads. */
export type Width = 4 | 8 | 16;

/** Lanes that are served together, and for each bank the words they request (each once: equal words are one broadcast). */
export interface Phase {
  lanes: number[];
  words: number[][];
  /** The most distinct words requested of one bank: the cycles of the phase. */
  degree: number;
}

/**
 * The bank conflicts of one shared-memory read of a warp. `addresses` are bytes, one for each lane, multiples of `width`.
 * Reads of 8 and 16 bytes are taken to be served by half and by quarter warps: the usual model, not a promise for capability 7.5 and later.
 * Sources: CUDA Programming Guide for CUDA 13, on shared memory banks (32 banks, successive 32-bit words, broadcast);
 * wide reads: CUDA C Programming Guide 4.2, F.4.3.2 (capability 2.x); NVIDIA, GTC 2019, S9593 (Volta, 128 bits).
 * @throws RangeError when there are not 32 addresses or one is not aligned.
 */
export function phasesOf(addresses: readonly number[], width: Width): Phase[] {
  if (addresses.length !== LANES || addresses.some((address) => !Number.isInteger(address) || address < 0 || address % width !== 0)) {
    throw new RangeError(`need ${LANES} addresses, each a multiple of ${width}`);
  }
  const together = (LANES * WORD) / width;
  return Array.from({length: LANES / together}, (_, phase) => {
    const lanes = Array.from({length: together}, (__, i) => phase * together + i);
    const words = wordsOfBanks(lanes.flatMap((lane) => wordsOf(addresses[lane]!, width)));
    return {lanes, words, degree: Math.max(...words.map((list) => list.length))};
  });
}

/** Cycles of all phases against those that the same read needs at best. */
export const slowdown = (phases: readonly Phase[]): number => phases.reduce((sum, {degree}) => sum + degree, 0) / phases.length;

/** Bank of a word's address in bytes. */
export const bankOf = (address: number): number => Math.floor(address / WORD) % BANKS;

/** Lane l reads element l × stride. */
export const strided = (stride: number, width: Width): number[] => Array.from({length: LANES}, (_, lane) => lane * stride * width);

/** Lane l reads row l of one column of a 32 × 32 tile of 4-byte elements whose rows are `padding` elements longer. */
export const paddedColumn = (column: number, padding: number): number[] =>
  Array.from({length: LANES}, (_, row) => (row * (LANES + padding) + column) * WORD);

/** The same column, where row r keeps its element c at c XOR r. */
export const swizzledColumn = (column: number): number[] => Array.from({length: LANES}, (_, row) => (row * LANES + (column ^ row)) * WORD);

const wordsOf = (address: number, width: Width) => Array.from({length: width / WORD}, (_, i) => address / WORD + i);

function wordsOfBanks(words: number[]): number[][] {
  const banks = Array.from({length: BANKS}, (): number[] => []);
  new Set(words).forEach((word) => banks[word % BANKS]!.push(word));
  return banks;
}
