import {expect, test} from 'vitest';
import {shareOf} from './shareOf';

const items = Array.from({length: 20}, (_, index) => index);

test('as many commits in a row as there are shares look at everything, each at a part', () => {
  const turns = [100, 101, 102].map((turn) => shareOf(items, 3, turn));
  turns.forEach((part) => expect(part.length).toBeLessThanOrEqual(7));
  expect(turns.flat().sort((a, b) => a - b)).toEqual(items);
});

test('few things are all looked at; none at all are a fault', () => {
  expect(shareOf([1, 2], 3, 1)).toEqual([1, 2]);
  expect(() => shareOf([], 3)).toThrow('没有可看的');
});
