import {expect, it} from 'vitest';
import {letterOf} from './letterOf';

it.each([
  ['并行', 'B'],
  ['cuBLAS', 'C'],
  ['2024', '#'],
  ['阿姆达尔', 'A'],
])('%s stands under %s', (name, letter) => expect(letterOf(name)).toBe(letter));
