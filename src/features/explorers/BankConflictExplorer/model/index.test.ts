import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {BANKS, bankOf, LANES, paddedColumn, phasesOf, slowdown, strided, swizzledColumn, type Width} from '.';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const widths = fc.constantFrom<Width>(4, 8, 16);

/** For each bank, and one phase, count the different words the slow way. */
function degreeByHand(addresses: number[], width: Width, lanes: number[]): number {
  const counts = Array.from({length: BANKS}, (_, bank) => {
    const words = lanes.flatMap((lane) => Array.from({length: width / 4}, (__, i) => addresses[lane]! + 4 * i));
    return new Set(words.filter((address) => bankOf(address) === bank)).size;
  });
  return Math.max(...counts);
}

describe('phasesOf', () => {
  it('serves 32 lanes at once for 4 bytes, 16 for 8, 8 for 16, each lane once', () => {
    for (const [width, count] of [
      [4, 1],
      [8, 2],
      [16, 4],
    ] as const) {
      const phases = phasesOf(strided(1, width), width);
      expect(phases).toHaveLength(count);
      expect(phases.flatMap(({lanes}) => lanes)).toEqual(Array.from({length: LANES}, (_, i) => i));
      expect(slowdown(phases)).toBe(1);
    }
  });

  it('has degree gcd(stride, 32) for any stride of words', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 4096}), (stride) => {
        expect(slowdown(phasesOf(strided(stride, 4), 4))).toBe(gcd(stride, BANKS));
      }),
    );
  });

  it('broadcasts one word to all lanes', () => {
    expect(slowdown(phasesOf(strided(0, 4), 4))).toBe(1);
  });

  it('counts as the definition does', () => {
    fc.assert(
      fc.property(widths, fc.array(fc.nat(2000), {minLength: LANES, maxLength: LANES}), (width, elements) => {
        const addresses = elements.map((element) => element * width);
        for (const {lanes, degree} of phasesOf(addresses, width)) {
          expect(degree).toBe(degreeByHand(addresses, width, lanes));
        }
      }),
    );
  });

  it('reads a column of a tile in 32 cycles, and in one with a row of 33 or with the swizzle, whichever column', () => {
    for (let column = 0; column < LANES; column += 1) {
      expect(slowdown(phasesOf(paddedColumn(column, 0), 4))).toBe(32);
      expect(slowdown(phasesOf(paddedColumn(column, 1), 4))).toBe(1);
      expect(slowdown(phasesOf(swizzledColumn(column), 4))).toBe(1);
    }
  });

  it('refuses addresses that are not aligned, and other numbers of lanes', () => {
    expect(() => phasesOf(strided(1, 4), 16)).toThrow(RangeError);
    expect(() => phasesOf([0], 4)).toThrow(RangeError);
  });
});
