import {expect, test} from 'vitest';
import {ask, fixtureRecords} from '../tests/fixture';
import {unpack} from '../engine/pack';
import {createIndex, type SearchIndex} from '../engine/searchIndex';
import {finished} from '../engine/steps';
import {characterTables} from './characters';
import {indexFiles} from './indexFiles';
import {withoutDuplicateCategories} from './withoutDuplicateCategories';

const long = (number: number): [string, string, ...string[]] => [
  `/页 ${number}`,
  '栏目',
  `# 第${number}页`,
  '段'.repeat(300_000) + number,
  '## 小节',
  '尾',
];

test('text is cut into files at pages, and every file bears the build of the titles', () => {
  const {titles, tables, text} = indexFiles(fixtureRecords([1, 2, 3, 4].map(long)), [['甲', '乙']]);
  expect([...text.values()].map(({first, pages}) => [first, pages.length])).toEqual([
    [0, 3],
    [3, 1],
  ]);
  expect([...text.keys()]).toEqual(titles.text);
  expect(new Set([titles.build, tables.build, ...[...text.values()].map(({build}) => build)]).size).toBe(1);
  expect(indexFiles(fixtureRecords([1, 2, 3, 5].map(long)), []).titles.build).not.toBe(titles.build);
});

test('an address is written only where it does not follow from the title or the heading', () => {
  const records = fixtureRecords([
    ['/docs/第一个CUDA程序', '栏目', '# 第一个 CUDA 程序', '## 小节（一）', '## 小节（二）', '### 深处'],
    ['/docs/b', '栏目', '# 页'],
    ['/docs/c/', '栏目', '# 页'],
  ]);
  ['小节一', 'two', '深处'].forEach((anchor, number) => (records[number + 1]!.anchor = anchor));
  const {titles, tables} = indexFiles(records, []);
  expect(titles.folders.map((folder) => folder.map((part) => unpack(part)))).toEqual([
    [['栏目'], ['/docs/'], ['第一个 CUDA 程序', '', '小节（一）', '小节（二）'], ['页', 'b']],
    [['栏目'], ['/docs/c/'], ['页', '.']],
  ]);
  expect(tables.headings.map(unpack)).toEqual([['2', '2', '3深处'], [], []]);
  expect(tables.anchors.map(unpack)).toEqual([['', 'two', ''], [], []]);
  const {entries, pages} = finished(createIndex(titles, tables));
  expect(pages.map(({url}) => new URL(url, 'http://x').pathname)).toEqual(['/docs/第一个CUDA程序', '/docs/b', '/docs/c/'].map(encodeURI));
  expect(entries.map(({text, level, anchor}) => [text, level, anchor])).toEqual([
    ['第一个 CUDA 程序', 1, undefined],
    ['小节（一）', 2, '小节一'],
    ['小节（二）', 2, 'two'],
    ['深处', 3, '深处'],
    ['页', 1, undefined],
    ['页', 1, undefined],
  ]);
});

test('a heading that several pages have, or one below level 2, comes with the tables; until then a hit leads to its page', () => {
  const records = fixtureRecords([
    ['/a', '栏目', '# 甲', '## 变基之后', '## 练习'],
    ['/b', '栏目', '# 乙', '## 练习', '### 提示'],
  ]);
  const {titles, tables} = indexFiles(records, []);
  const urls = (index: SearchIndex, query: string) => ask(index, query).hits.map(({url}) => url);
  const [first, all] = [finished(createIndex(titles)), finished(createIndex(titles, tables))];
  expect([urls(first, '变基'), urls(first, '练习'), urls(first, '提示')]).toEqual([['/a'], [], []]);
  expect([urls(all, '变基'), urls(all, '练习'), urls(all, '提示')]).toEqual([['/a#h1'], ['/a#h2', '/b#h1'], ['/b#h2']]);
});

test('every reading of a character, and its traditional forms, once', () => {
  const known = new Set<string>();
  const {pinyin, traditional} = characterTables('重置，绿 a', known);
  expect(pinyin.split(' ')).toEqual(['chong重', 'lu绿', 'lv绿', 'zhi置', 'zhong重']);
  expect(traditional).toContain('綠绿');
  expect(characterTables('重', known)).toEqual({pinyin: '', traditional: ''});
});

test('the second page of a category that is in two sidebars is left out', () => {
  expect(withoutDuplicateCategories(['/docs/category/git', '/docs/category/git-1', '/docs/category/c-2', '/docs/a', '/docs/a-1'])).toEqual([
    '/docs/category/git',
    '/docs/category/c-2',
    '/docs/a',
    '/docs/a-1',
  ]);
});
