import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {issued, laneEfficiency, passes, taken, WARP_SIZE} from '.';

const costs = {A: 100, B: 20};
const lanes = fc.array(fc.boolean(), {minLength: 2 * WARP_SIZE, maxLength: 2 * WARP_SIZE});
const cost = fc.record({A: fc.integer({min: 1, max: 500}), B: fc.integer({min: 1, max: 500})});

describe('passes', () => {
  it('cost what note 3.2 works out by hand', () => {
    const perWarp = (condition: 'parity' | 'warp' | 'first') => issued(passes(taken(condition, 64, 0), costs)) / 2;
    expect([perWarp('parity'), perWarp('warp'), perWarp('first')]).toEqual([120, 60, 120]);
    expect(laneEfficiency(passes(taken('parity', 64, 0), costs))).toBe(0.5);
    expect(laneEfficiency(passes(taken('warp', 64, 0), costs))).toBe(1);
  });

  it('let every thread run its own side once, and no thread the other', () => {
    fc.assert(
      fc.property(lanes, cost, (all, c) => {
        const ran = all.map(() => '');
        for (const {warp, path, active} of passes(all, c)) {
          active.forEach((on, lane) => (ran[warp * WARP_SIZE + lane] += on ? path : ''));
        }
        expect(ran).toEqual(all.map((a) => (a ? 'A' : 'B')));
      }),
    );
  });

  it('cost at least the dearest lane, at most both sides, and waste exactly what the efficiency says', () => {
    fc.assert(
      fc.property(lanes, cost, (all, c) => {
        const warp = passes(all.slice(0, WARP_SIZE), c);
        const own = all.slice(0, WARP_SIZE).map((a) => c[a ? 'A' : 'B']);
        expect(issued(warp)).toBeGreaterThanOrEqual(Math.max(...own));
        expect(issued(warp)).toBeLessThanOrEqual(c.A + c.B);
        expect(laneEfficiency(warp) * WARP_SIZE * issued(warp)).toBeCloseTo(
          own.reduce((a, b) => a + b),
          6,
        );
      }),
    );
  });
});

describe('taken', () => {
  it('sorting moves threads together and changes how many take A by none', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 100}), (percent) => {
        const random = taken('random', 64, percent);
        const sorted = taken('sorted', 64, percent);
        const count = random.filter(Boolean).length;
        expect(sorted).toEqual(taken('threshold', 64, count));
        expect(Math.abs(count / 64 - percent / 100)).toBeLessThan(0.06);
      }),
    );
  });
});
