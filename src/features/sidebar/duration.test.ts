import {expect, it} from 'vitest';
import {duration} from './duration';

it.each([
  [342, '5 小时 42 分'],
  [120, '2 小时'],
  [45, '45 分'],
  [0, '0 分'],
])('%i minutes are %s', (minutes, words) => expect(duration(minutes)).toBe(words));
