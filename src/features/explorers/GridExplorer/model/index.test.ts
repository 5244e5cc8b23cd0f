import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {count, globalIndex, gridStrideVisits, idleThreads, indexOf, isInside, launchSize, linearId} from '.';

const size = fc.integer({min: 1, max: 4});
const triple = fc.record({x: size, y: size, z: size});
const all = (dim: {x: number; y: number; z: number}) => Array.from({length: count(dim)}, (_, id) => indexOf(id, dim));

describe('linearId', () => {
  it('numbers every index of a block once, x fastest, and indexOf undoes it', () => {
    expect(linearId({x: 3, y: 2, z: 1}, {x: 4, y: 8, z: 2})).toBe(43);
    fc.assert(
      fc.property(triple, (dim) => {
        expect(all(dim).map((index) => linearId(index, dim))).toEqual(all(dim).map((_, id) => id));
        expect(all(dim).every((index) => isInside(index, dim))).toBe(true);
      }),
    );
  });
});

describe('globalIndex', () => {
  it('gives each thread of a launch an element of its own, and leaves none out', () => {
    fc.assert(
      fc.property(triple, triple, (grid, block) => {
        const launch = launchSize(grid, block);
        const ids = all(grid).flatMap((b) => all(block).map((t) => linearId(globalIndex(b, block, t), launch)));
        expect(ids.sort((a, b) => a - b)).toEqual(all(launch).map((_, id) => id));
      }),
    );
  });
});

describe('idleThreads', () => {
  it('counts what the bounds check sends home', () => {
    expect(idleThreads({x: 32, y: 1, z: 1}, {x: 29, y: 1, z: 1})).toBe(3);
    fc.assert(
      fc.property(triple, triple, (launch, extent) => {
        expect(idleThreads(launch, extent)).toBe(all(launch).filter((index) => !isInside(index, extent)).length);
      }),
    );
  });
});

describe('gridStrideVisits', () => {
  it('shares the elements out: every one visited once, by whatever number of threads', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 50}), fc.nat({max: 200}), (threads, n) => {
        const visits = Array.from({length: threads}, (_, first) => gridStrideVisits(first, threads, n)).flat();
        expect(visits.sort((a, b) => a - b)).toEqual(Array.from({length: n}, (_, i) => i));
      }),
    );
  });
});
