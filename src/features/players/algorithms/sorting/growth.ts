import type {Order} from './inputs';
import type {Sort} from './sortable';
import {SORT_NAMES, type SortName} from './sorts';

export const MIN_SIZE = 8;
/** The server counts up to this n, so that the chart is complete without script. */
export const FIRST_MAX_SIZE = 128;
export const MAX_SIZE = 8192;

/** Inputs expected to need more comparisons are skipped. */
const MAX_COMPARISONS = 3_000_000;

export interface Point {
  n: number;
  count: number;
}

export interface Series {
  title: string;
  /** Index among the sorts; determines colour and marker. */
  index: number;
  points: readonly Point[];
}

/** Comparisons by sort, order and n. */
export type Counts = ReadonlyMap<string, number>;

export const keyOf = (name: SortName, order: Order, n: number): string => `${name} ${order} ${n}`;

/** 8, 16, 32 … up to `most`. */
export function sizesTo(most: number): number[] {
  const sizes: number[] = [];
  for (let n = MIN_SIZE; n <= most; n *= 2) {
    sizes.push(n);
  }
  return sizes;
}

interface Question {
  order: Order;
  most: number;
}

export function seriesOf(name: SortName, {title}: Sort, counts: Counts, {order, most}: Question): Series {
  const points = sizesTo(most).flatMap((n) => {
    const count = counts.get(keyOf(name, order, n));
    return count === undefined ? [] : [{n, count}];
  });
  return {title, index: SORT_NAMES.indexOf(name), points};
}

/** The next count, smallest n first; a sort whose growth predicts too many comparisons is skipped. */
export function nextTask(names: readonly SortName[], counts: Counts, {order, most}: Question): {name: SortName; n: number} | undefined {
  const countOf = (name: SortName, n: number) => counts.get(keyOf(name, order, n));
  for (const n of sizesTo(most)) {
    for (const name of names) {
      const [half, quarter] = [countOf(name, n / 2), countOf(name, n / 4)];
      const isTooMuch = n > FIRST_MAX_SIZE && (half === undefined || quarter === undefined || (half * half) / quarter > MAX_COMPARISONS);
      if (!isTooMuch && countOf(name, n) === undefined) {
        return {name, n};
      }
    }
  }
  return undefined;
}

/** The two curves of the note. */
export const FORMULAS = [
  {name: 'n²/2', of: (n: number) => (n * n) / 2},
  {name: 'n·log₂n', of: (n: number) => n * Math.log2(n)},
] as const;
