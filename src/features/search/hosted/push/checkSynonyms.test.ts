import type {SynonymHit} from 'algoliasearch';
import {expect, test} from 'vitest';
import {checkSynonyms} from './checkSynonyms';

const group = (...synonyms: string[]): SynonymHit => ({objectID: 'a', type: 'synonym', synonyms});
const words = (count: number) => Array.from({length: count}, (_, nth) => `词${nth}`);

test('up to 20 words a group and 1000 groups have no problem', () => {
  expect(checkSynonyms([group('堆', 'heap'), group(...words(20)), {...group('快速排序'), type: 'onewaysynonym', input: '快排'}])).toEqual(
    [],
  );
  expect(checkSynonyms(Array.from({length: 1000}, () => group('堆', 'heap')))).toEqual([]);
});

test.each([
  ['a single word', group('堆'), '同义词“堆”：只有一个说法'],
  ['21 words', group(...words(21)), '有 21 个说法，上限是 20'],
  ['an empty word', group('堆', ''), '有空的说法'],
  ['a space at the end', group('堆', 'heap '), '两头有空格'],
  ['a word twice', group('堆', 'heap', '堆'), '同义词“堆、heap、堆”：同一个说法写了两次'],
  ['a word that leads to itself', {...group('堆'), input: '堆'}, '同义词“堆、堆”：同一个说法写了两次'],
])('%s is told with the group', (_, synonym, message) => {
  expect(checkSynonyms([group('树', 'tree'), synonym])).toEqual([expect.stringContaining(message)]);
});

test('more groups than one index takes are told', () => {
  expect(checkSynonyms(Array.from({length: 1001}, () => group('堆', 'heap')))).toEqual([
    expect.stringContaining('同义词有 1001 组，一个索引的上限是 1000'),
  ]);
});
