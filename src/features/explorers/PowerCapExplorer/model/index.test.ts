import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {MIN_FREQUENCY, bestOf, clockFor, energyOf, plansOf, power, speed, voltage, type Device} from '.';

const share = fc.double({min: 0, max: 1, noNaN: true});
const devices: fc.Arbitrary<Device> = fc.record({
  still: fc.double({min: 0, max: 200, noNaN: true}),
  dynamic: fc.double({min: 10, max: 600, noNaN: true}),
  knee: fc.double({min: MIN_FREQUENCY, max: 0.9, noNaN: true}),
  least: fc.double({min: 0.5, max: 1, noNaN: true}),
});
const budgets = fc.record({cap: fc.double({min: 500, max: 6000, noNaN: true}), base: fc.double({min: 0, max: 400, noNaN: true})});
const card: Device = {still: 100, dynamic: 200, knee: 0.5, least: 0.7};
const GRID = Array.from({length: 701}, (_, i) => MIN_FREQUENCY + i * 0.001);

describe('one device', () => {
  it('gives the values worked out by hand', () => {
    expect(voltage(card, 0.4)).toBe(0.7);
    expect(voltage(card, 0.75)).toBeCloseTo(0.85, 12);
    expect(power(card, 1)).toBe(300);
    expect(power(card, 0.5)).toBeCloseTo(149, 12); // 100 + 200 · 0.5 · 0.49
    expect(speed({memory: 0}, 0.5)).toBe(0.5);
    expect(speed({memory: 1}, 0.5)).toBe(1);
    expect(speed({memory: 0.5}, 0.5)).toBeCloseTo(2 / 3, 12);
  });

  it('draws more and works no slower at a higher clock', () => {
    fc.assert(
      fc.property(devices, share, fc.double({min: MIN_FREQUENCY, max: 0.99, noNaN: true}), (device, memory, clock) => {
        expect(power(device, clock + 0.01)).toBeGreaterThan(power(device, clock));
        expect(speed({memory}, clock + 0.01)).toBeGreaterThanOrEqual(speed({memory}, clock));
      }),
    );
  });
});

describe('under a cap', () => {
  it('gives the values worked out by hand', () => {
    const budget = {cap: 1000, base: 100};
    expect(clockFor(card, 3, budget)).toBe(1);
    expect(clockFor(card, 6, budget)).toBeCloseTo(0.50546, 5); // 150 W each: f V² = 0.25, and V = 0.7 + 0.6 (f − 0.5)
    expect(clockFor(card, 8, budget)).toBeUndefined(); // 112.5 W each, 129.4 at the lowest clock
    const plans = plansOf(card, {memory: 0}, 8, budget);
    expect(plans).toHaveLength(6);
    expect(bestOf(plans)!.count).toBe(5); // 4 at 0.803, 5 at 0.646, 6 at 0.505
    expect(bestOf(plansOf(card, {memory: 0.9}, 8, budget))!.count).toBe(6);
    expect(energyOf({count: 3, clock: 1, watts: 1000, speed: 3})).toBeCloseTo(333.33, 2);
  });

  it('no clock and no number of devices within the cap does better than the best plan', () => {
    fc.assert(
      fc.property(devices, share, fc.integer({min: 1, max: 12}), budgets, (device, memory, available, budget) => {
        const best = bestOf(plansOf(device, {memory}, available, budget));
        const counts = Array.from({length: available}, (_, i) => i + 1);
        const tried = counts.flatMap((count) =>
          GRID.filter((clock) => budget.base + count * power(device, clock) <= budget.cap).map(
            (clock) => count * speed({memory}, Math.min(1, clock)),
          ),
        );
        expect(best?.speed ?? 0).toBeGreaterThanOrEqual(Math.max(0, ...tried) * (1 - 1e-9));
        expect(best?.watts ?? 0).toBeLessThanOrEqual(budget.cap * (1 + 1e-9));
      }),
      {numRuns: 60},
    );
  });
});
