import {expect, test} from 'vitest';
import {emptyMemory} from './memory';
import type {Note} from './note';
import {withProgress} from './ReadingRecorder';

const section = (id: string, text: string) => ({id, heading: {textContent: text}});
const note = {
  path: '/docs/a',
  title: 'A',
  sections: [section('one', '一'), section('two', '二'), section('more', '延伸阅读')],
} as unknown as Note;
const place = {id: 'one', heading: '一', block: 1, part: 0.5};
const NOW = 5_000_400;

test('adds what has been read to what was known of the page', () => {
  const first = withProgress(emptyMemory(), note, {place, far: 40, read: new Set(['one'])}, NOW);
  expect(first.pages).toEqual({'/docs/a': {title: 'A', at: 5000, far: 40, place, read: ['one'], done: undefined}});
  const second = withProgress(first, note, {far: 0, read: new Set()}, NOW);
  expect(second).toEqual(first);
});

test('a page is done when all sections are read that have to be; it stays so', () => {
  const done = withProgress(emptyMemory(), note, {place, far: 90, read: new Set(['one', 'two'])}, NOW);
  expect(done.pages['/docs/a']).toMatchObject({done: true, read: []});
  expect(withProgress(done, note, {place, far: 10, read: new Set(['one'])}, NOW).pages['/docs/a']).toMatchObject({done: true, far: 10});
});

test('keeps what else is known of the page', () => {
  const known = {title: 'A', at: 1, far: 9, read: [], answers: {x: true as const}, guesses: [{at: 1, guess: 2, truth: 3}]};
  const pages = withProgress({...emptyMemory(), pages: {'/docs/a': known}}, note, {far: 0, read: new Set()}, NOW).pages;
  expect(pages['/docs/a']).toMatchObject({answers: known.answers, guesses: known.guesses});
});

test('adds nothing to a memory that is switched off', () => {
  const off = {...emptyMemory(), off: true as const};
  expect(withProgress(off, note, {place, far: 40, read: new Set(['one'])}, NOW)).toBe(off);
});
