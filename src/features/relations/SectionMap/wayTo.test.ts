import {expect, it} from 'vitest';
import {wayTo} from './wayTo';

it('is all that is to be read before, each once', () => {
  const arcs: [number, number][] = [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 5],
  ];
  expect([...wayTo(3, arcs)].sort()).toEqual([0, 1, 2]);
  expect([...wayTo(0, arcs)]).toEqual([]);
});
