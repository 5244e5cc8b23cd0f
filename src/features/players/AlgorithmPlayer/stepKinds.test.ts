import {expect, it} from 'vitest';
import {stepTimes} from './stepKinds';

const steps = (...says: string[]) => says.map((say) => ({say, state: undefined, counts: {}}));

it('gives a new sentence time to be read, and one that only changes its numbers less', () => {
  const times = stepTimes(
    steps(
      '在第 1 到 4 个里，以最后一个 1 为枢轴。',
      '5 比枢轴 1 小吗？不小，留在原处。',
      '2 比枢轴 1 小吗？小。',
      '2 归到左边，左边现在有 1 个。',
      '9 比枢轴 1 小吗？不小，留在原处。',
      '排好了。',
    ),
  );
  expect(times).toEqual([1100, 1100, 350, 1100, 350, 1100]);
});

it('forgets a sentence that was long ago', () => {
  expect(stepTimes(steps('甲 1。', '乙 1。', '丙 1。', '丁 1。', '甲 2。')).at(-1)).toBe(1100);
});
