import {expect, test} from 'vitest';
import {fixtureRecords} from '../tests/fixture';
import {abbreviations} from './abbreviations';

const often = (name: string) => Array.from({length: 5}, (_, nth) => `${name}，第 ${nth} 次。`);

test('names of four characters that the site says often or has in a title are abbreviated, unless the short form is ambiguous or a word', () => {
  const records = fixtureRecords([
    ['/a', '甲', '# 快速排序', ...often('快速排序'), '## 反向传播', ...often('反向传播')],
    // 选择 and 选址 would both be 选排; 归并 is said on its own; the last but one is said once.
    [
      '/b',
      '甲',
      '## 选择排序',
      ...often('选择排序'),
      '## 选址排队',
      ...often('选址排队'),
      '## 归并并行',
      ...often('归并并行'),
      ...often('归并'),
      '## 只说一次',
    ],
    ['/c', '甲', '# 线性代数：分解'],
  ]);
  expect(abbreviations(records, ['也只一次'])).toEqual([
    ['快排', '快速排序'],
    ['反传', '反向传播'],
    ['线代', '线性代数'],
  ]);
});

test('a short form that texts have, too, stands for the page that is called so where they say its name much more often', () => {
  const short = (often: number) => Array.from({length: often}, (_, nth) => `第 ${nth} 个快排。`);
  const named = (names: number, shorts: number) =>
    fixtureRecords([['/a', '甲', '# 快速排序', ...Array.from({length: names}, (_, nth) => `快速排序 ${nth}。`), ...short(shorts)]]);
  expect(abbreviations(named(16, 4), [])).toEqual([['快排', '快速排序']]);
  expect(abbreviations(named(16, 5), [])).toEqual([]);
});
