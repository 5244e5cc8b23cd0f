import {expect, it} from 'vitest';
import {leadsDown, type Step} from './rootInView';

const cases: [string, Step[], boolean][] = [
  [
    'a tree with its root at the top',
    [
      [-300, 40],
      [-100, 40],
      [110, 40],
      [300, 40],
    ],
    true,
  ],
  [
    'a row',
    [
      [60, 0],
      [60, 0],
    ],
    false,
  ],
  [
    'a tree with its root at the left',
    [
      [60, -90],
      [60, 0],
      [60, 90],
    ],
    false,
  ],
  ['no arrows', [], false],
];

it.each(cases)('%s', (_, arrows, isDown) => expect(leadsDown(arrows)).toBe(isDown));
