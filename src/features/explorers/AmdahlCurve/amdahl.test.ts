import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {ceiling, efficiency, scaledSpeedup, speedup} from './amdahl';

const parallel = fc.double({min: 0, max: 0.9999, noNaN: true});
const cores = fc.integer({min: 1, max: 1 << 20});

describe('speedup', () => {
  it('gives the values worked out by hand', () => {
    expect(speedup(0.95, 1)).toBe(1);
    expect(speedup(0.5, 2)).toBeCloseTo(4 / 3, 12);
    expect(speedup(0.95, 64)).toBeCloseTo(15.4216867, 6);
    expect(speedup(1, 64)).toBe(64);
    expect(speedup(0, 64)).toBe(1);
  });

  it('never falls when a core is added, and stays below the ceiling and the number of cores', () => {
    fc.assert(
      fc.property(parallel, cores, (p, n) => {
        expect(speedup(p, n + 1)).toBeGreaterThanOrEqual(speedup(p, n) * (1 - 1e-12));
        expect(speedup(p, n)).toBeLessThanOrEqual(ceiling(p) * (1 + 1e-12));
        expect(speedup(p, n)).toBeLessThanOrEqual(n * (1 + 1e-12));
      }),
    );
  });
});

describe('ceiling', () => {
  it('is the reciprocal of the serial share', () => {
    expect(ceiling(0.95)).toBeCloseTo(20, 12);
    expect(ceiling(0)).toBe(1);
  });
});

describe('efficiency', () => {
  it('is one on one core and one half on (1 + f) / f cores, f being the serial share', () => {
    expect(efficiency(0.95, 1)).toBe(1);
    expect(efficiency(0.95, 21)).toBeCloseTo(0.5, 12);
  });
});

describe('scaledSpeedup', () => {
  it('gives the values worked out by hand', () => {
    expect(scaledSpeedup(0.95, 1)).toBe(1);
    expect(scaledSpeedup(0.95, 64)).toBeCloseTo(60.85, 12);
    // Gustafson's own example: 1024 cores, a serial share of 0.4 %.
    expect(scaledSpeedup(0.996, 1024)).toBeCloseTo(1019.908, 9);
    expect(efficiency(0.95, 64, scaledSpeedup)).toBeCloseTo(60.85 / 64, 12);
  });

  it("is the same law as Amdahl's for the work that has grown", () => {
    fc.assert(
      fc.property(parallel, cores, (p, n) => {
        // Of the grown work, counted on one core, the share p·n / (1 - p + p·n) is parallel.
        const grown = (p * n) / (1 - p + p * n);
        expect(speedup(grown, n) / scaledSpeedup(p, n)).toBeCloseTo(1, 6);
        expect(scaledSpeedup(p, n)).toBeGreaterThanOrEqual(speedup(p, n) * (1 - 1e-12));
      }),
    );
  });
});
