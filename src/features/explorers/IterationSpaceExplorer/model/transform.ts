import {add, apply, compare, isPositive, subtract, type Matrix, type Vector} from './vector';

/**
 * Legality and parallelism of a unimodular transformation of a two-deep nest with constant distances.
 * Source: M. E. Wolf, M. S. Lam, "A Loop Transformation Theory and an Algorithm to Maximize Parallelism", IEEE TPDS 2(4), 1991.
 */
export interface Verdict {
  /** Each distance after the transformation. */
  images: Vector[];
  /** No dependence points back. */
  legal: boolean;
  /** The new outer loop is parallel: it carries no dependence. */
  outer: boolean;
  /** The new inner loop is parallel: every dependence is carried by the outer loop, or is zero. */
  inner: boolean;
}

export function judge(matrix: Matrix, distances: readonly Vector[]): Verdict {
  const images = distances.map((distance) => apply(matrix, distance));
  const legal = images.every(isPositive);
  return {
    images,
    legal,
    outer: legal && images.every(([outer]) => outer === 0),
    inner: legal && images.every(([outer]) => outer > 0),
  };
}

const steps = (size: number) => Array.from({length: size}, (_, i) => i);

/** All points of a square nest in its own order. */
export const pointsOf = (size: number): Vector[] => steps(size).flatMap((i) => steps(size).map((j): Vector => [i, j]));

/** The points in the order of the transformed nest. */
export const orderOf = (matrix: Matrix, size: number): Vector[] =>
  pointsOf(size).sort((a, b) => compare(apply(matrix, a), apply(matrix, b)));

/**
 * The points in groups that run at once, one group after another: a row of the new space when the inner loop is parallel,
 * a column when the outer one is, everything when both are, and one point at a time when none is.
 */
export function groupsOf(matrix: Matrix, distances: readonly Vector[], size: number): Vector[][] {
  const {outer, inner} = judge(matrix, distances);
  const keyOf = (point: Vector): number => {
    const [row, column] = apply(matrix, point);
    return outer && inner ? 0 : inner ? row : column;
  };
  const order = orderOf(matrix, size);
  if (!outer && !inner) {
    return order.map((point) => [point]);
  }
  const keys = [...new Set(order.map(keyOf))].sort((a, b) => a - b);
  return keys.map((key) => order.filter((point) => keyOf(point) === key));
}

const inside = (point: Vector, size: number) => point.every((index) => index >= 0 && index < size);

/** Dependences as pairs of points: source and target. */
export const arrowsOf = (distances: readonly Vector[], size: number): {from: Vector; to: Vector; of: number}[] =>
  distances.flatMap((distance, of) =>
    pointsOf(size).flatMap((from) => {
      const to = add(from, distance);
      return inside(to, size) ? [{from, to, of}] : [];
    }),
  );

/** Violated dependences: the points that run before their sources, each with the missing sources. */
export function missingIn(groups: readonly (readonly Vector[])[], distances: readonly Vector[], size: number): Map<string, Vector[]> {
  const done = new Set<string>();
  const missing = new Map<string, Vector[]>();
  for (const group of groups) {
    for (const point of group) {
      const sources = distances
        .map((distance) => subtract(point, distance))
        .filter((source) => inside(source, size) && !done.has(String(source)));
      if (sources.length > 0) {
        missing.set(String(point), sources);
      }
    }
    group.forEach((point) => done.add(String(point)));
  }
  return missing;
}
