import type {Steps} from './steps';

/** Posting lists: sorted keys, and the entries of each. Immutable. */
export interface Postings {
  keys: Uint32Array;
  /** Start offsets of the entries of each key; one more at the end. */
  starts: Uint32Array;
  entries: Uint32Array;
}

/** Pairs of key and entry; entries ascend, pairs may repeat. */
export interface Pairs {
  keys: Uint32Array;
  entries: Uint32Array;
  length: number;
}

/** Capacity in pairs. */
export const createPairs = (most: number): Pairs => ({keys: new Uint32Array(most), entries: new Uint32Array(most), length: 0});

export function addPair(pairs: Pairs, key: number, entry: number): void {
  pairs.keys[pairs.length] = key;
  pairs.entries[pairs.length++] = entry;
}

/** Packs pairs into postings. */
export function* packPostings(pairs: Pairs): Steps<Postings> {
  const sorted = yield* sortByKey(pairs);
  const packed = new Uint32Array(sorted.length);
  const keys: number[] = [];
  const starts: number[] = [];
  let count = 0;
  for (let at = 0; at < sorted.length; at++) {
    const key = sorted.keys[at]!;
    const entry = sorted.entries[at]!;
    if (at === 0 || key !== sorted.keys[at - 1]) {
      keys.push(key);
      starts.push(count);
      packed[count++] = entry;
    } else if (packed[count - 1] !== entry) {
      packed[count++] = entry;
    }
  }
  starts.push(count);
  return {keys: Uint32Array.from(keys), starts: Uint32Array.from(starts), entries: packed.slice(0, count)};
}

const BITS = 11;
const DIGITS = 2 ** BITS;

/** Sorts pairs by key, stably: LSD radix sort. */
function* sortByKey(pairs: Pairs): Steps<Pairs> {
  let sorted = pairs;
  for (let shift = 0; shift < 32; shift += BITS) {
    const places = new Uint32Array(DIGITS + 1);
    for (let at = 0; at < pairs.length; at++) {
      places[((sorted.keys[at]! >>> shift) % DIGITS) + 1]!++;
    }
    for (let digit = 1; digit < DIGITS; digit++) {
      places[digit]! += places[digit - 1]!;
    }
    const next = createPairs(pairs.length);
    for (let at = 0; at < pairs.length; at++) {
      const key = sorted.keys[at]!;
      const place = places[(key >>> shift) % DIGITS]!++;
      next.keys[place] = key;
      next.entries[place] = sorted.entries[at]!;
    }
    sorted = {...next, length: pairs.length};
    yield;
  }
  return sorted;
}

/** The entries of every key from `low` up to and including `high`; those of different keys may repeat. */
export function entriesBetween({keys, starts, entries}: Postings, low: number, high: number): Uint32Array {
  return entries.subarray(starts[lowerBound(keys, low)], starts[lowerBound(keys, high + 1)]);
}

/** The entries of one key. */
export function entriesOf({keys, starts, entries}: Postings, key: number): Uint32Array {
  const at = lowerBound(keys, key);
  return keys[at] === key ? entries.subarray(starts[at], starts[at + 1]) : NONE;
}

const NONE = new Uint32Array(0);

/** The index of the first value that is not below `key`. */
export function lowerBound(values: Uint32Array, key: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
