import {expect, test} from 'vitest';
import {record} from '../../tests/record';
import {checkRecords} from './checkRecords';

const page = record('/heap', '堆');
const passage = {...page, objectID: '/heap#0', type: 'content', content: '父节点不小于子节点'};

test('complete records have no problem', () => {
  expect(checkRecords([page, record('/heap', '堆', '建堆'), passage, {...page, objectID: 'x', extra: 1}])).toEqual([]);
});

test.each([
  ['objectID', {objectID: ''}, 'objectID 的值不对'],
  ['url', {url: undefined}, '第 1 条记录：缺少 url'],
  ['url', {url: 'a b'}, 'url 的值不对'],
  ['type', {type: 'h1'}, '/heap：type 的值不对（现在是 "h1"）'],
  ['hierarchy', {hierarchy: {...page.hierarchy, lvl1: null}}, 'hierarchy.lvl1 的值不对'],
  ['hierarchy', {hierarchy: {...page.hierarchy, lvl6: undefined}}, '缺少 hierarchy.lvl6'],
  ['content of a heading', {content: '文'}, 'content 的值不对'],
  ['content of a passage', {type: 'content'}, 'content 的值不对（现在是 null）'],
  ['weight', {weight: {pageRank: 0, level: '90', position: 0}}, 'weight.level 的值不对（现在是 "90"）'],
  ['lang', {lang: undefined}, '缺少 lang'],
  ['docusaurus_tag', {docusaurus_tag: ''}, 'docusaurus_tag 的值不对'],
])('a wrong %s is told with the page: %j', (_, change, message) => {
  const problems = checkRecords([{...page, ...change}]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test('what is no record at all is told by its place', () => {
  expect(checkRecords([page, null])).toEqual(['第 2 条记录：记录 的值不对（现在是 null）']);
});

test('two records with one id are told', () => {
  expect(checkRecords([page, page])).toEqual(['/heap：objectID /heap 已经用过，两条记录会互相覆盖']);
});

test('a record of 10 kB is let through, one byte more is not; bytes count, not characters', () => {
  const sized = (bytes: number) => {
    const room = bytes - Buffer.byteLength(JSON.stringify({...passage, content: ''}));
    return {...passage, content: '字'.repeat(Math.floor(room / 3)) + 'x'.repeat(room % 3)};
  };
  expect(checkRecords([sized(10_000)])).toEqual([]);
  expect(checkRecords([sized(10_001)])).toEqual(['/heap：这条记录有 10001 字节，上限是 10000：把这一节的长段落拆开']);
});
