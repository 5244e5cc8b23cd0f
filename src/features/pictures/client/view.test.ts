import {expect, it} from 'vitest';
import {firstView, fitInto, keepInside, MAX_ZOOM, pan, zoomAt, type Bounds} from './view';

const stage = {width: 400, height: 800};
const natural = {width: 1000, height: 500};
const bounds: Bounds = {stage, picture: fitInto(stage, natural)};

it('fits by the tighter side', () => {
  expect(bounds.picture).toEqual({width: 400, height: 200});
  expect(fitInto({width: 800, height: 100}, natural)).toEqual({width: 200, height: 100});
});

it('opens at the size that was drawn where the reader points, or fitted where that is larger', () => {
  expect(firstView(natural, {x: 0.5, y: 0}, bounds)).toEqual({x: -300, y: 150, scale: 2.5});
  expect(firstView(natural, {x: 0, y: 0.5}, bounds)).toEqual({x: 0, y: 150, scale: 2.5});
  const small = {width: 100, height: 50};
  expect(firstView(small, {x: 1, y: 1}, {stage, picture: fitInto(stage, small)})).toEqual({x: 0, y: 300, scale: 1});
});

it('keeps the point under the finger, within the largest and the smallest scale', () => {
  const view = zoomAt({x: 0, y: 300, scale: 1}, {x: 200, y: 400}, 2, bounds);
  expect(view).toEqual({x: -200, y: 200, scale: 2});
  expect(zoomAt(view, {x: 0, y: 0}, 100, bounds).scale).toBe(MAX_ZOOM);
  expect(zoomAt(view, {x: 10, y: 10}, 0.01, bounds)).toEqual({x: 0, y: 300, scale: 1});
});

it('cannot be moved off the stage', () => {
  const view = {x: -200, y: 200, scale: 2};
  expect(pan(view, 1000, 1000, bounds)).toEqual({x: 0, y: 200, scale: 2});
  expect(pan(view, -1000, 0, bounds)).toEqual({x: -400, y: 200, scale: 2});
  expect(keepInside({x: 5, y: 5, scale: 1}, bounds)).toEqual({x: 0, y: 300, scale: 1});
});
