import {expect, it} from 'vitest';
import {place} from './place';

const view = {width: 360, height: 640};
const card = {width: 300, height: 100};

it.each([
  ['below the term', {left: 20, top: 100, bottom: 120}, {left: 20, top: 128}],
  ['above it at the foot of the window', {left: 20, top: 600, bottom: 620}, {left: 20, top: 492}],
  ['inside the window at its right edge', {left: 340, top: 100, bottom: 120}, {left: 52, top: 128}],
  ['below where neither side has room', {left: 0, top: 50, bottom: 600}, {left: 8, top: 608}],
])('stands %s', (_, term, expected) => {
  expect(place(term, card, view)).toEqual(expected);
});
