import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {networkSign} from './signs';

/** The comparators as they are drawn, from left to right: each a line between the heights of two lanes. */
function drawnComparators(): {lanes: number; pairs: [low: number, high: number][]} {
  const $ = load(networkSign(), {xml: true});
  const lanes = $('svg > path')
    .toArray()
    .map(({attribs}) => Number(/^M\S+ (\S+?)H/.exec(attribs.d!)![1]));
  const pairs = $('g > path')
    .toArray()
    .map(({attribs}) => /^M(\S+) (\S+?)V(\S+)$/.exec(attribs.d!)!.slice(1).map(Number) as [number, number, number])
    .sort(([a], [b]) => a - b)
    .map(([, low, high]): [number, number] => [lanes.indexOf(low), lanes.indexOf(high)]);
  return {lanes: lanes.length, pairs};
}

/** By the 0-1 principle (Knuth, TAOCP 3, 5.3.4, theorem Z) a network that sorts all sequences of zeros and ones sorts everything. */
const unsorted = (lanes: number, pairs: readonly [number, number][]): number =>
  Array.from({length: 2 ** lanes}, (_, bits) => {
    const values = Array.from({length: lanes}, (_lane, lane) => (bits >> lane) & 1);
    for (const [low, high] of pairs) {
      if (values[low]! > values[high]!) {
        [values[low], values[high]] = [values[high]!, values[low]!];
      }
    }
    return values.every((value, i) => i === 0 || values[i - 1]! <= value);
  }).filter((isSorted) => !isSorted).length;

it('the network on the card of the home page sorts, as it is drawn', () => {
  const {lanes, pairs} = drawnComparators();
  expect([lanes, pairs.length]).toEqual([8, 19]);
  expect(unsorted(lanes, pairs)).toBe(0);
  // And one that lacks a comparator is found out.
  expect(
    pairs.every(
      (_, i) =>
        unsorted(
          lanes,
          pairs.filter((_pair, other) => other !== i),
        ) > 0,
    ),
  ).toBe(true);
});
