/** Sorted keys, and for each the entries that hold it. Immutable. */
export interface Postings {
  keys: Uint32Array;
  /** Where the entries of each key start; one more at the end. */
  starts: Uint32Array;
  entries: Uint32Array;
}

/** Entries are below 2^21, keys below 2^32: a pair is an exact double. */
const ENTRIES = 2 ** 21;

/** A key that occurs in an entry, as one number to sort by. */
export const pair = (key: number, entry: number): number => key * ENTRIES + entry;

/** Builds postings from pairs in any order, with repetitions. */
export function packPostings(pairs: number[]): Postings {
  const sorted = Float64Array.from(pairs).sort();
  const entries = new Uint32Array(sorted.length);
  const keys: number[] = [];
  const starts: number[] = [];
  let count = 0;
  let before = -1;
  for (const value of sorted) {
    if (value === before) {
      continue;
    }
    before = value;
    const key = Math.floor(value / ENTRIES);
    if (key !== keys[keys.length - 1]) {
      keys.push(key);
      starts.push(count);
    }
    entries[count++] = value % ENTRIES;
  }
  starts.push(count);
  return {keys: Uint32Array.from(keys), starts: Uint32Array.from(starts), entries: entries.slice(0, count)};
}

/** The entries of every key from `low` up to and including `high`; those of different keys may repeat. */
export function entriesBetween({keys, starts, entries}: Postings, low: number, high: number): Uint32Array {
  return entries.subarray(starts[lowerBound(keys, low)], starts[lowerBound(keys, high + 1)]);
}

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
