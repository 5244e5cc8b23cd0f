import {expect, it} from 'vitest';
import {meant, pagesOf} from './nearest';

const hit = (url: string, lvl1: string, lvl0 = '栏目') => ({
  url,
  hierarchy: {lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});

it('has each page once, three at most, in their order', () => {
  const pages = pagesOf([hit('/a#x', '甲'), hit('/a', '甲'), hit('/b', '乙'), hit('/c', '丙'), hit('/d', '丁')]);
  expect(pages.map(({url, title}) => [url, title])).toEqual([
    ['/a', '甲'],
    ['/b', '乙'],
    ['/c', '丙'],
  ]);
});

it.each([
  ['快速排序', ['快速排序', '归并排序'], '快速排序'],
  ['共享内存', ['5.0 共享内存'], '5.0 共享内存'],
  ['Quick Sort', ['quick-sort'], 'quick-sort'],
  ['快速排序', ['快速排序', '快速排序'], undefined],
  ['快速', ['快速排序'], undefined],
  ['', ['1.'], undefined],
])('%s among %o is %s', (title, titles, found) => {
  expect(
    meant(
      titles.map((one, i) => ({url: `/${i}`, title: one, section: ''})),
      title,
    )?.title,
  ).toBe(found);
});
