import {expect, test} from 'vitest';
import {buildSegment, entriesOfBigram, entriesOfCrossRunPair, entriesOfWord, wordsWith} from './segment';
import {finished} from './steps';

const ids = new Map([['malloc', 0]]);
const texts = ['线程束 warp', 'cudaMallocManaged 分配'.toLowerCase(), '线性表 malloc', '束 a_b2 p -> 束'];
const segment = finished(
  buildSegment(
    texts.map((folded) => ({folded})),
    10,
    ids,
  ),
);
const words = (part: string) => wordsWith(segment, part).flatMap((id) => [...entriesOfWord(segment, id)]);
const bigram = (text: string) => [...new Set(entriesOfBigram(segment, text))].sort();

test('pairs and single Chinese characters, the last of a run too', () => {
  expect(bigram('线程')).toEqual([10]);
  expect(bigram('线')).toEqual([10, 12]);
  expect(bigram('束')).toEqual([10, 13]);
  expect(bigram('程线')).toEqual([]);
});

test('words by one or two characters that they start with', () => {
  expect(bigram('ma')).toEqual([12]);
  expect(bigram('c')).toEqual([11]);
  expect(bigram('p')).toEqual([13]);
  expect(bigram('al')).toEqual([]);
});

test('words by their inner parts; one that a segment before has keeps its number', () => {
  expect(words('malloc')).toEqual([11]);
  expect([...entriesOfWord(segment, 0)]).toEqual([12]);
  expect(words('a_b2')).toEqual([13]);
  expect(words('束')).toEqual([]);
  expect(ids.get('warp')).toBe(1);
});

test.each([
  ['束w', [10]],
  ['2p', [13]],
  ['p-', [13]],
  ['->', [13]],
  ['线程', []],
  ['am', []],
])('what meets, spaces aside: %s', (pair, entries) => {
  expect([...entriesOfCrossRunPair(segment, pair)]).toEqual(entries);
});
