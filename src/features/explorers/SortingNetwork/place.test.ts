import fc from 'fast-check';
import {expect, test} from 'vitest';
import {comparators, LANES, NETWORK, run, ways} from './place';

const inputs = fc.uniqueArray(fc.integer({min: 1, max: 99}), {minLength: LANES, maxLength: LANES});

test('every number leaves on the lane where the sorted output has it, and no two are on one lane at once', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const {output} = run(input);
      const all = ways(input);
      all.forEach((stops, start) => expect(output[stops.at(-1)!.lane]).toBe(input[start]));
      all[0]!.forEach((_, n) => expect(new Set(all.map((stops) => stops[n]!.lane)).size).toBe(LANES));
    }),
  );
});

test('it changes lanes only at a comparator that stands there', () => {
  const all = ways([6, 3, 8, 1, 7, 2, 5, 4]);
  const changes = all.flatMap((stops) =>
    stops.slice(1).flatMap((stop, n) => (stop.lane === stops[n]!.lane ? [] : [{from: stops[n]!, to: stop}])),
  );
  expect(changes.length).toBeGreaterThan(NETWORK.length);
  for (const {from, to} of changes) {
    const [low, high] = [from.lane, to.lane].sort((a, b) => a - b);
    expect(comparators).toContainEqual(expect.objectContaining({x: to.x, low, high}));
    expect(from.x).toBe(to.x);
  }
});
