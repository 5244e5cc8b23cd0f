import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  ELEMENTARY,
  IDENTITY,
  apply,
  arrowsOf,
  bodyOf,
  dependencesOf,
  determinant,
  groupsOf,
  isPositive,
  judge,
  missingIn,
  multiply,
  orderOf,
  pointsOf,
  run,
  type Body,
  type Matrix,
  type Vector,
} from '.';

const SIZE = 5;
const component = fc.integer({min: -3, max: 3});
const distances = fc.uniqueArray(fc.tuple(component, component).filter(isPositive), {minLength: 1, maxLength: 4, selector: String});
/** Products of up to six elementary transformations. */
const unimodular = fc
  .array(fc.constantFrom<Matrix>(...Object.values(ELEMENTARY)), {maxLength: 6})
  .map((list) => list.reduce(multiply, IDENTITY));

/** Bodies that write a place more than once, or read what is overwritten later. */
const REUSING: Record<string, Body> = {
  // x[j] = f(x[j-1], x[j+1]), the outer loop being time
  seidel: {reads: [[[0, 1, -1]], [[0, 1, 1]]], write: [[0, 1, 0]]},
  // a[i][j] = f(four neighbours), in place
  fivePoint: {
    reads: [
      [
        [1, 0, -1],
        [0, 1, 0],
      ],
      [
        [1, 0, 0],
        [0, 1, -1],
      ],
      [
        [1, 0, 1],
        [0, 1, 0],
      ],
      [
        [1, 0, 0],
        [0, 1, 1],
      ],
    ],
    write: [
      [1, 0, 0],
      [0, 1, 0],
    ],
  },
  // a[i+j] = f(a[i+j+1])
  diagonal: {reads: [[[1, 1, 1]]], write: [[1, 1, 0]]},
};

describe('a transformation', () => {
  it('is legal exactly when running its order leaves the same values: one assignment to each place', () => {
    fc.assert(
      fc.property(distances, unimodular, (list, matrix) => {
        const body = bodyOf(list);
        const same = String([...run(body, orderOf(matrix, SIZE))].sort()) === String([...run(body, pointsOf(SIZE))].sort());
        expect(judge(matrix, list).legal).toBe(same);
      }),
      {numRuns: 500},
    );
  });

  it.each(Object.entries(REUSING))('is legal exactly when running its order leaves the same values: %s', (_, body) => {
    const list = dependencesOf(body, pointsOf(SIZE)).map(({distance}) => distance);
    const before = String([...run(body, pointsOf(SIZE))].sort());
    fc.assert(
      fc.property(unimodular, (matrix) => {
        expect(judge(matrix, list).legal).toBe(String([...run(body, orderOf(matrix, SIZE))].sort()) === before);
      }),
      {numRuns: 300},
    );
  });

  it('lets a point run too early exactly when it is illegal', () => {
    fc.assert(
      fc.property(distances, unimodular, (list, matrix) => {
        const singly = orderOf(matrix, SIZE).map((point) => [point]);
        expect(missingIn(singly, list, SIZE).size === 0).toBe(judge(matrix, list).legal);
      }),
    );
  });

  it('visits every point once, and keeps lattice points apart', () => {
    fc.assert(
      fc.property(unimodular, (matrix) => {
        expect(Math.abs(determinant(matrix))).toBe(1);
        expect(orderOf(matrix, SIZE).map(String).sort()).toEqual(pointsOf(SIZE).map(String).sort());
        expect(new Set(pointsOf(SIZE).map((point) => String(apply(matrix, point)))).size).toBe(SIZE * SIZE);
      }),
    );
  });

  it('runs in groups only what does not need one another, after all that it needs', () => {
    fc.assert(
      fc.property(distances, unimodular, (list, matrix) => {
        fc.pre(judge(matrix, list).legal);
        const groups = groupsOf(matrix, list, SIZE);
        expect(groups.flat()).toHaveLength(SIZE * SIZE);
        expect(missingIn(groups, list, SIZE)).toEqual(new Map());
      }),
    );
  });
});

describe('values worked out by hand', () => {
  const both: Vector[] = [
    [1, 0],
    [0, 1],
  ];
  const skewed = multiply(ELEMENTARY.interchange, ELEMENTARY.skew);

  it('interchange: fine for (1,0) (0,1), not for (1,-1)', () => {
    expect(judge(ELEMENTARY.interchange, both)).toEqual({
      images: [
        [0, 1],
        [1, 0],
      ],
      legal: true,
      outer: false,
      inner: false,
    });
    expect(judge(ELEMENTARY.interchange, [[1, -1]]).legal).toBe(false);
  });

  it('skew and interchange: a wavefront of nine steps for 25 points', () => {
    expect(skewed).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(judge(skewed, both)).toEqual({
      images: [
        [1, 1],
        [1, 0],
      ],
      legal: true,
      outer: false,
      inner: true,
    });
    expect(groupsOf(skewed, both, SIZE).map(({length}) => length)).toEqual([1, 2, 3, 4, 5, 4, 3, 2, 1]);
  });

  it('a dependence in the row leaves the rows parallel; none at all leaves everything parallel', () => {
    expect(judge(IDENTITY, [[0, 2]])).toMatchObject({outer: true, inner: false});
    expect(groupsOf(IDENTITY, [[0, 2]], SIZE)).toHaveLength(SIZE);
    expect(groupsOf(IDENTITY, [], SIZE)).toHaveLength(1);
  });

  it('counts the arrows within the space', () => {
    expect(arrowsOf(both, SIZE)).toHaveLength(40);
    expect(arrowsOf([[1, -1]], SIZE)).toHaveLength(16);
  });

  it('finds the three kinds in the relaxation in place', () => {
    expect(dependencesOf(REUSING.seidel!, pointsOf(SIZE)).map(({kind, distance}) => `${kind} ${distance.join()}`)).toEqual([
      'flow 0,1',
      'flow 1,-1',
      'anti 0,1',
      'anti 1,-1',
      'output 1,0',
    ]);
    expect(dependencesOf(bodyOf(both), pointsOf(SIZE))).toEqual(both.map((distance) => ({kind: 'flow', distance})).reverse());
  });
});
