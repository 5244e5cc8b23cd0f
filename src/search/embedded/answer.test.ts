import {expect, test} from 'vitest';
import {answer} from './answer';
import {fold} from './fold';
import {highlight} from './highlight';
import type {SearchRecord} from './types';

const record = (url: string, lvl1: string, lvl2: string | null = null): SearchRecord => ({
  objectID: url,
  url,
  type: lvl2 ? 'lvl2' : 'lvl1',
  content: null,
  hierarchy: {lvl0: '数据结构', lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});
const records = [record('/hash#a', '散列表', '冲突 <T>'), record('/hash', '散列表'), record('/sort', '快速排序 Quick Sort')];

interface Answered {
  nbHits: number;
  nbPages: number;
  hits: {objectID: string; _highlightResult: {hierarchy: Record<string, {value: string} | undefined>}}[];
}
const ask = (query: string, rest = {}) => answer(records, [{indexName: 'i', query, ...rest}]).results[0] as Answered;
const ids = (query: string) => ask(query).hits.map(({objectID}) => objectID);

test('folding keeps the length, so that offsets agree', () => {
  expect(fold('ＡＢc　İ')).toBe('abc İ');
  expect(fold('ＡＢc　İ')).toHaveLength('ＡＢc　İ'.length);
});

test('marks every word in the original text, and escapes the rest', () => {
  expect(highlight('A<B> 与 ａ', ['a'])).toBe('<mark>A</mark>&lt;B&gt; 与 <mark>ａ</mark>');
  expect(highlight('quicksort', ['quick', 'quicksort'])).toBe('<mark>quicksort</mark>');
});

test('finds titles and headings whatever case or width, own headings and titles first', () => {
  expect(ids('ＱＵＩＣＫ')).toEqual(['/sort']);
  expect(ids('散列')).toEqual(['/hash', '/hash#a']);
  expect(ids('冲突 散列')).toEqual(['/hash#a']);
  expect(ids('堆')).toEqual([]);
  expect(ids('  ')).toEqual([]);
});

test('answers page by page in the shape of the hosted service', () => {
  expect(ask('散列', {hitsPerPage: 1, page: 1})).toMatchObject({nbHits: 2, nbPages: 2, page: 1, hits: [{objectID: '/hash#a'}]});
  expect(ask('冲突').hits[0]?._highlightResult.hierarchy).toMatchObject({lvl0: {value: '数据结构'}, lvl2: {value: '<mark>冲突</mark> &lt;T&gt;'}});
});
