import {expect, it} from 'vitest';
import type {DescribedHit} from '../client/describeHits';
import {isNamed, meant, pagesOf} from './nearest';

const hit = (url: string, lvl1: string, lvl0 = '栏目') => ({
  url,
  hierarchy: {lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});

it('has each page once, three at most, in their order', () => {
  const pages = pagesOf([hit('/a#x', '甲'), hit('/a', '甲'), hit('/b', '乙'), hit('/c', '丙'), hit('/d', '丁')], '/x');
  expect(pages.map(({url, title}) => [url, title])).toEqual([
    ['/a', '甲'],
    ['/b', '乙'],
    ['/c', '丙'],
  ]);
});

it('has those of the first pages that lie in the folder of the missing one first, as its address may be written', () => {
  const hits = [hit('/docs/Temp/a', '甲'), hit('/docs/category/网络', '乙'), hit('/docs/网络/04 丙#x', '丙'), hit('/docs/网络/丁', '丁')];
  expect(pagesOf(hits, '/docs/%E7%BD%91%E7%BB%9C/%E0').map(({title}) => title)).toEqual(['丙', '甲', '乙']);
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

it.each([
  [{lvl1: '<mark>快速排序</mark>'}, {}, true],
  [{lvl1: '系统服务'}, {}, false],
  [{lvl1: '快速排序'}, {asked_as: true}, true],
  [{lvl1: '<mark>快速</mark>排序'}, {missing: ['选择']}, false],
])('a page with %o is named by the address, or only has its words: %o', (headings, besides, isSo) => {
  const hierarchy = Object.fromEntries(Object.entries(headings).map(([level, value]) => [level, {value}]));
  expect(isNamed({...besides, _highlightResult: {hierarchy}} as unknown as DescribedHit)).toBe(isSo);
});
