import {expect, test} from 'vitest';
import {squeeze} from './fold';
import {buildSegment, entriesOfHan, entriesOfWord, entriesWithText, wordsWith} from './segment';

const texts = ['线程束 warp', 'cudaMallocManaged 分配'.toLowerCase(), '线性表 malloc', '束 a_b2'];
const segment = buildSegment(texts.map((folded) => ({folded, squeezed: squeeze(folded)})), 10);
const words = (part: string, atStart = false) => wordsWith(segment, part, atStart).flatMap((id) => [...entriesOfWord(segment, id)]);

test('bigrams and single characters, the last of a run too', () => {
  expect([...entriesOfHan(segment, '线程')]).toEqual([10]);
  expect([...new Set(entriesOfHan(segment, '线'))].sort()).toEqual([10, 12]);
  expect([...new Set(entriesOfHan(segment, '束'))].sort()).toEqual([10, 13]);
  expect([...entriesOfHan(segment, '程线')]).toEqual([]);
});

test('words by their inner parts or by their start', () => {
  expect(words('malloc').sort()).toEqual([11, 12]);
  expect(words('malloc', true)).toEqual([12]);
  expect(words('a_b2')).toEqual([13]);
  expect(words('p')).toEqual([10]);
});

test('texts by what they hold, spaces aside', () => {
  expect(entriesWithText(segment, '束')).toEqual([10, 13]);
  expect(entriesWithText(segment, '表malloc')).toEqual([12]);
  expect(entriesWithText(segment, '分配线性')).toEqual([]);
});
