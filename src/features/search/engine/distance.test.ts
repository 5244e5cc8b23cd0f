import fc from 'fast-check';
import {expect, test} from 'vitest';
import {editDistance, nearestPlace} from './distance';

test.each([
  ['rebase', 'rebase', 0],
  ['rebsae', 'rebase', 1],
  ['rebas', 'rebase', 1],
  ['rebqse', 'rebase', 1],
  ['rrebase', 'rebase', 1],
  ['malloc', 'rebase', 3],
])('%s is %s with %i errors at most two counted', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});

/** Sellers' table, row by row. */
function sellers(pattern: string, text: string): number {
  let row = Array.from({length: pattern.length + 1}, (_, index) => index);
  let best = pattern.length;
  for (const char of text) {
    const next = [0];
    for (let at = 1; at <= pattern.length; at++) {
      next.push(Math.min(row[at - 1]! + (pattern[at - 1] === char ? 0 : 1), row[at]! + 1, next[at - 1]! + 1));
    }
    row = next;
    best = Math.min(best, row[pattern.length]!);
  }
  return best;
}

test('the bit-parallel search agrees with the table, up to 32 characters', () => {
  const text = (max: number) => fc.string({unit: fc.constantFrom('线', '程', '束', 'a'), maxLength: max});
  fc.assert(
    fc.property(text(32).filter(Boolean), text(60), (pattern, body) => {
      expect(nearestPlace(pattern, body).distance).toBe(sellers(pattern, body));
    }),
  );
});
