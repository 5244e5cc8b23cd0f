import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {activeWarps, conflictDegree, elementsOf, reduction, warpSteps, type Machine, type Variant} from '.';

const VARIANTS: Variant[] = ['interleaved', 'sequential', 'firstAdd', 'shuffle', 'strided'];
const REAL: Machine = {block: 256, warp: 32};
const machine = fc.constantFrom<Machine>({block: 16, warp: 4}, {block: 8, warp: 4}, {block: 64, warp: 32}, REAL);
const run = (variant: Variant, input: number[], m: Machine) => [...reduction(variant, input, m)];
const ones = (variant: Variant, m: Machine) => run(variant, Array<number>(elementsOf(variant, m)).fill(1), m);

describe.each(VARIANTS)('%s', (variant) => {
  it('leaves the sum at position 0', () => {
    fc.assert(
      fc.property(machine, fc.infiniteStream(fc.integer({min: -99, max: 99})), (m, stream) => {
        const input = [...stream.take(elementsOf(variant, m))];
        expect(run(variant, input, m).at(-1)!.values[0]).toBe(input.reduce((a, b) => a + b));
      }),
    );
  });

  it('loses nothing on the way: what is still of use adds up to the same in every step', () => {
    fc.assert(
      fc.property(machine, (m) => {
        const sums = ones(variant, m).map(({values}) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
        expect(new Set(sums)).toEqual(new Set([elementsOf(variant, m)]));
      }),
    );
  });

  it('has no two threads write one place, and only threads of the block at work', () => {
    fc.assert(
      fc.property(machine, (m) => {
        for (const {adds, active} of ones(variant, m)) {
          expect(new Set(adds.map(({to}) => to)).size).toBe(adds.length);
          expect(new Set(active).size).toBe(active.length);
          expect(active.every((thread) => thread < m.block)).toBe(true);
        }
      }),
    );
  });
});

describe('what note 3.5 says of blocks of 256 and 1024 threads', () => {
  const busy = (variant: Variant) =>
    ones(variant, REAL)
      .slice(1)
      .map((step) => activeWarps(step, REAL).length);

  it('warps with work in each step, and their sum', () => {
    expect(busy('interleaved')).toEqual([8, 8, 8, 8, 8, 4, 2, 1]);
    expect(busy('sequential')).toEqual([4, 2, 1, 1, 1, 1, 1, 1]);
    expect(VARIANTS.map((variant) => warpSteps(variant, REAL))).toEqual([47, 12, 12, 45, 12]);
    expect(warpSteps('interleaved', {block: 1024, warp: 32})).toBe(191);
    expect(warpSteps('sequential', {block: 1024, warp: 32})).toBe(36);
  });

  it('bank conflicts: none, but for the strided index of exercise 1', () => {
    const degrees = (variant: Variant) =>
      ones(variant, REAL)
        .slice(1)
        .map((step) => conflictDegree(step, REAL));
    expect(degrees('strided')).toEqual([2, 4, 8, 8, 8, 4, 2, 1]);
    for (const variant of ['interleaved', 'sequential', 'firstAdd', 'shuffle'] as const) {
      expect(Math.max(...degrees(variant))).toBe(1);
    }
  });
});
