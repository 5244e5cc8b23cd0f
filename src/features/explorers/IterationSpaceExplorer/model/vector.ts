/** A point of a two-deep loop nest, or a distance between two points: outer index, inner index. */
export type Vector = readonly [outer: number, inner: number];

/** A linear map of the iteration space, row by row. */
export type Matrix = readonly [Vector, Vector];

export const IDENTITY: Matrix = [
  [1, 0],
  [0, 1],
];

/** The elementary transformations: every unimodular 2×2 matrix is a product of these. */
export const ELEMENTARY = {
  interchange: [
    [0, 1],
    [1, 0],
  ],
  reverseOuter: [
    [-1, 0],
    [0, 1],
  ],
  reverseInner: [
    [1, 0],
    [0, -1],
  ],
  skew: [
    [1, 0],
    [1, 1],
  ],
  unskew: [
    [1, 0],
    [-1, 1],
  ],
} as const satisfies Record<string, Matrix>;

export const apply = ([top, bottom]: Matrix, [i, j]: Vector): Vector => [top[0] * i + top[1] * j, bottom[0] * i + bottom[1] * j];

/** First `second`, then `first`, as a product of matrices is read. */
export const multiply = (first: Matrix, second: Matrix): Matrix => {
  const left = apply(first, [second[0][0], second[1][0]]);
  const right = apply(first, [second[0][1], second[1][1]]);
  return [
    [left[0], right[0]],
    [left[1], right[1]],
  ];
};

export const determinant = ([[a, b], [c, d]]: Matrix): number => a * d - b * c;

/** Order in which a nest visits points: outer index first, then the inner one. */
export const compare = (a: Vector, b: Vector): number => a[0] - b[0] || a[1] - b[1];

/** Whether the first component that is not zero is positive: the sign of a distance from what runs earlier to what runs later. */
export const isPositive = (distance: Vector): boolean => compare(distance, [0, 0]) > 0;

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1]];
