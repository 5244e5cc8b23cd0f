import {expect, test} from 'vitest';
import {changedSections, countChanged, seenOf} from './changes';
import type {PageMemory} from './memory';
import type {Note} from './note';

const note = (digests: Record<string, string>) =>
  ({sections: Object.entries(digests).map(([id, digest]) => ({id, heading: {textContent: id}, digest}))}) as unknown as Note;
const page = (more: Partial<PageMemory>): PageMemory => ({title: 'A', at: 1, far: 9, read: [], ...more});
const idsOf = (now: Note, known: PageMemory) => changedSections(now, known).map(({id}) => id);
const NOW = note({一: 'aaaa', 二: 'bbbb', 参考资料: 'cccc'});

test('a section was changed when it was read and is not as it was; what was not read was not', () => {
  expect(idsOf(NOW, page({read: ['一'], seen: 'aaaa'}))).toEqual([]);
  expect(idsOf(NOW, page({read: ['一'], seen: 'zzzz'}))).toEqual(['一']);
  expect(idsOf(NOW, page({read: ['二'], seen: 'bbbb'}))).toEqual([]);
});

test('in a note that was read to its end a new section counts, and its sources do not', () => {
  expect(idsOf(NOW, page({done: true, seen: 'aaaa'}))).toEqual(['二']);
});

test('nothing is known of what was read before digests were kept; from then on it is', () => {
  const old = page({done: true});
  expect(idsOf(NOW, old)).toEqual([]);
  expect(seenOf(NOW, old, new Set())).toBe('aaaabbbb');
});

test('a change is told until it has been read', () => {
  const known = page({done: true, seen: 'aaaazzzz'});
  expect(seenOf(NOW, known, new Set(['一']))).toBe('aaaazzzz');
  expect(seenOf(NOW, known, new Set(['二', '参考资料']))).toBe('aaaabbbb');
  expect(seenOf(NOW, undefined, new Set(['一']))).toBe('aaaa');
});

test('counted from what the site says of a page that is not shown', () => {
  expect(countChanged(page({done: true, seen: 'aaaazzzz'}), 'aaaabbbbcccc')).toBe(2);
  expect(countChanged(page({read: ['一'], seen: 'zzzz'}), 'aaaabbbb')).toBe(1);
  expect(countChanged(page({read: ['一'], seen: 'aaaa'}), 'aaaabbbb')).toBe(0);
  expect(countChanged(page({done: true}), 'aaaa')).toBe(0);
  expect(countChanged(page({done: true, seen: 'aaaa'}), undefined)).toBe(0);
});
