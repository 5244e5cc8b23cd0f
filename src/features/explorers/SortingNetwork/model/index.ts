/** A comparator puts the smaller value on lane `low`, the larger on lane `high`. */
export interface Comparator {
  low: number;
  high: number;
}

/**
 * Batcher's odd-even merge sorting network for `n` lanes, `n` a power of two.
 * Comparators come in layers; those of one layer touch disjoint lanes and so can run in parallel.
 * Source: K. E. Batcher, "Sorting networks and their applications", AFIPS Spring Joint Computer Conference, 1968.
 * @throws RangeError when n is not a power of two.
 */
export function oddEvenMergeNetwork(n: number): Comparator[][] {
  if (n < 2 || (n & (n - 1)) !== 0) {
    throw new RangeError(`sorting network needs a power of two, got ${n}`);
  }
  const layers: Comparator[][] = [];
  for (let p = 1; p < n; p *= 2) {
    for (let k = p; k >= 1; k /= 2) {
      layers.push(mergeLayer(n, p, k));
    }
  }
  return layers;
}

/** One layer: distance `k` inside blocks of `2p` lanes (Knuth, TAOCP vol. 3, algorithm 5.2.2M). */
function mergeLayer(n: number, p: number, k: number): Comparator[] {
  const layer: Comparator[] = [];
  for (let start = k % p; start + k < n; start += 2 * k) {
    for (let i = start; i < Math.min(start + k, n - k); i += 1) {
      if (Math.floor(i / (2 * p)) === Math.floor((i + k) / (2 * p))) {
        layer.push({low: i, high: i + k});
      }
    }
  }
  return layer;
}

/** The values on every lane before the first layer and after each layer: `layers.length + 1` rows. */
export function runNetwork(layers: Comparator[][], input: readonly number[]): number[][] {
  const rows = [[...input]];
  for (const layer of layers) {
    const row = [...rows.at(-1)!];
    for (const {low, high} of layer) {
      if (row[low]! > row[high]!) {
        [row[low], row[high]] = [row[high]!, row[low]!];
      }
    }
    rows.push(row);
  }
  return rows;
}
