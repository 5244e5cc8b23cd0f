import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {attainable, CARDS, KERNELS, ridge} from '.';

const positive = fc.double({min: 1e-3, max: 1e5, noNaN: true});

describe('roofline', () => {
  it('gives the values worked out by hand', () => {
    const h100 = CARDS.find(({name}) => name === 'H100 SXM')!;
    expect(ridge(h100)).toBe(20);
    expect(attainable(1 / 12, h100)).toBeCloseTo(279.17, 2);
    expect(attainable(4096 / 6, h100)).toBe(67000);
  });

  it('is under both roofs, touches one, and meets both at the ridge', () => {
    fc.assert(
      fc.property(positive, positive, positive, (intensity, peak, bandwidth) => {
        const roofs = {peak, bandwidth};
        const reached = attainable(intensity, roofs);
        expect(reached).toBeLessThanOrEqual(peak);
        expect(reached).toBeLessThanOrEqual(intensity * bandwidth);
        expect([peak, intensity * bandwidth]).toContain(reached);
        expect(attainable(ridge(roofs), roofs)).toBeCloseTo(peak, 6);
      }),
    );
  });

  it('has cards and kernels to show', () => {
    expect(CARDS.length).toBeGreaterThan(1);
    expect(KERNELS.every(({intensity}) => intensity > 0)).toBe(true);
  });
});
