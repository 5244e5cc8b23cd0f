import {expect, test} from 'vitest';
import {Attention, plausibleSeconds, type View} from './attention';

const LONG: View = {id: 'a', length: 600, isInView: true, isEndInView: false};
const after = (seconds: number, views: View[], attention = new Attention()) => {
  for (let n = 0; n < seconds; n += 1) {
    attention.second(views);
  }
  return attention;
};

test('a section takes longer the longer it is, within reason', () => {
  expect([0, 240, 600, 9000].map(plausibleSeconds)).toEqual([2, 4, 10, 10]);
});

test('a section is read when its end came into view and it was looked at long enough', () => {
  const attention = after(9, [LONG]);
  expect(attention.second([{...LONG, isEndInView: true}])).toBe(true);
  expect([...attention.read]).toEqual(['a']);
});

test('a section flung by is not read, nor is one whose end was never seen', () => {
  expect(after(1, [{...LONG, isEndInView: true}]).read.size).toBe(0);
  expect(after(60, [LONG]).read.size).toBe(0);
});

test('its time counts only while it is in view', () => {
  const attention = after(60, [{...LONG, isInView: false, isEndInView: true}]);
  expect(attention.read.size).toBe(0);
});

test('one stops where one stays, not where one passes', () => {
  const attention = new Attention();
  const passed = ['a', 'b', 'c', 'c', 'c', 'c'].map((id) => attention.stays(id));
  expect(passed).toEqual([false, false, false, false, false, true]);
});
