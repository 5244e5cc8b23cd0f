import {expect, it} from 'vitest';
import {addressOf, readShared} from './shared';

it('an address brings back input and step, to the player that it names', () => {
  const href = addressOf('https://example.org/docs/a?old=1#b', 'quick-sort', {input: '5 2 9 1', step: 12});
  expect(href).toBe('https://example.org/docs/a?quick-sort=5+2+9+1&step=12#player-quick-sort');
  const {search} = new URL(href);
  expect(readShared(search, 'quick-sort')).toEqual({input: '5 2 9 1', step: 12});
  expect(readShared(search, 'quick-sort-2')).toBeUndefined();
});

it('an address with a step that is no number opens at the start', () => {
  expect(readShared('?quick-sort=1&step=x', 'quick-sort')).toEqual({input: '1', step: 0});
  expect(readShared('?quick-sort=1', 'quick-sort')).toEqual({input: '1', step: 0});
});
