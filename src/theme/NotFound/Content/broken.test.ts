import {expect, it} from 'vitest';
import {INPUT, MISSING, outputWithout} from './broken';

it('the network on the not-found page sorts, but for the comparator that it lacks', () => {
  const sorted = [...INPUT].sort((a, b) => a - b);
  expect(outputWithout(-1)).toEqual(sorted);
  expect(outputWithout(MISSING)).not.toEqual(sorted);
});
