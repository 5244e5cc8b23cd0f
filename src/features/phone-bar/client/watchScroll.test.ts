import {expect, it} from 'vitest';
import {isAway} from './watchScroll';

it.each([
  ['down', 100, 200, true],
  ['up', 200, 100, false],
  ['bouncing at the top', -40, -10, false],
  ['down to the end', 900, 1000, false],
])('the bar goes away when the page moves %s: %i to %i is %s', (_, from, to, away) => {
  expect(isAway(from, to, 1000)).toBe(away);
});
