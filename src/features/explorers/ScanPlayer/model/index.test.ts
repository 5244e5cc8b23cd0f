import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {additions, rounds, scan, type Algorithm, type Kind} from '.';

const KINDS: Kind[] = ['inclusive', 'exclusive'];
const input = fc.array(fc.integer({min: -999, max: 999}), {minLength: 1, maxLength: 40});

/** One after another, as a loop would do it. */
function reference(values: number[], kind: Kind): number[] {
  let sum = 0;
  return values.map((value) => {
    const before = sum;
    sum += value;
    return kind === 'inclusive' ? sum : before;
  });
}

describe.each<Algorithm>(['hillisSteele', 'blelloch'])('%s', (algorithm) => {
  it.each(KINDS)('gives what a loop gives, %s', (kind) => {
    fc.assert(
      fc.property(input, (values) => {
        expect(scan(algorithm, values, kind).at(-1)!.values.slice(0, values.length)).toEqual(reference(values, kind));
      }),
    );
  });

  it('has no two moves of a step write one place', () => {
    fc.assert(
      fc.property(input, fc.constantFrom(...KINDS), (values, kind) => {
        for (const {moves} of scan(algorithm, values, kind)) {
          expect(new Set(moves.map(({to}) => to)).size).toBe(moves.length);
        }
      }),
    );
  });
});

describe('the price of a power of two', () => {
  const power = fc.integer({min: 1, max: 7}).map((k) => 2 ** k);

  it('Hillis and Steele: log n rounds, n log n - (n - 1) additions', () => {
    fc.assert(
      fc.property(power, (n) => {
        expect(rounds('hillisSteele', n, 'inclusive')).toBe(Math.log2(n));
        expect(additions('hillisSteele', n, 'inclusive')).toBe(n * Math.log2(n) - (n - 1));
      }),
    );
  });

  it('Blelloch: 2 log n rounds, 2 (n - 1) additions', () => {
    fc.assert(
      fc.property(power, (n) => {
        expect(rounds('blelloch', n, 'exclusive')).toBe(2 * Math.log2(n));
        expect(rounds('blelloch', n, 'inclusive')).toBe(2 * Math.log2(n) + 1);
        expect(additions('blelloch', n, 'exclusive')).toBe(2 * (n - 1));
        expect(additions('blelloch', n, 'inclusive')).toBe(2 * (n - 1) + n);
      }),
    );
  });
});
