import {expect, it} from 'vitest';
import network from '../algorithms/back-propagation';
import {runOf} from '../algorithms/tree/testing';
import {BOX, layoutOf} from './tapeLayout';

it.each(network.cases)('$label: boxes do not overlap, operands stand above, no edge goes through a box', ({input}) => {
  const {state} = runOf(network, input)[0]!;
  const {places, routes, width, height} = layoutOf(state);
  places.forEach((a, i) => {
    expect(a.x >= BOX.width / 2 && a.x <= width - BOX.width / 2 && a.y >= 0 && a.y <= height).toBe(true);
    places.slice(i + 1).forEach((b) => {
      expect(a.y !== b.y || Math.abs(a.x - b.x) >= BOX.width).toBe(true);
    });
  });
  state.edges.forEach(({from, to}, e) => {
    expect(places[from]!.y).toBeLessThan(places[to]!.y);
    routes[e]!.slice(1, -1).forEach((pass) => {
      places.forEach(({x, y}) => expect(y !== pass.y || Math.abs(x - pass.x) > BOX.width / 2).toBe(true));
    });
  });
});
