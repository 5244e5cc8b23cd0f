import {expect, it} from 'vitest';
import quickSort from '../algorithms/quick-sort';
import {pitchOf, soundsOf} from './sound';

it('sounds greater values higher, within what a telephone can sound', () => {
  const pitches = [0, 0.25, 0.5, 1].map(pitchOf);
  expect([...pitches].sort((a, b) => a - b)).toEqual(pitches);
  expect(pitches[0]).toBeGreaterThan(150);
  expect(pitches.at(-1)).toBeLessThan(2000);
});

it('sounds both values of a comparison, and a click where something moves', () => {
  const parsed = quickSort.parse('2 9 4');
  const steps = 'value' in parsed ? [...quickSort.steps(parsed.value)] : [];
  expect(soundsOf(steps[0]!.state)).toEqual({tones: [], isMove: false});
  expect(steps[1]!.say).toMatch(/^2 比枢轴 4 小吗/);
  expect(soundsOf(steps[1]!.state)).toEqual({tones: [2 / 9, 4 / 9], isMove: false});
  expect(steps[2]!.say).toMatch(/归到左边/);
  expect(soundsOf(steps[2]!.state).isMove).toBe(true);
});
