import {expect, it} from 'vitest';
import type {PageMemory} from './client/memory';
import {readOf} from './readOf';

const page = (at: number, more: Partial<PageMemory> = {}): PageMemory => ({title: `第 ${at}`, at, far: 50, read: [], ...more});
const place = {id: 'x', heading: '节', block: 0, part: 0};
const pages = {
  '/docs/甲': page(1, {done: true}),
  '/docs/乙': page(2, {place}),
  '/docs/丙': page(3, {place}),
  '/docs/丁': page(4),
};

it('tells what was read to the end, and what was begun, the last first, by their addresses', () => {
  const {done, begun} = readOf({v: 1, pages}, '/notes/');
  expect([...done]).toEqual(['/notes/docs/甲']);
  expect(begun).toEqual([
    {href: '/notes/docs/丙', title: '第 3'},
    {href: '/notes/docs/乙', title: '第 2'},
  ]);
});

it('tells nothing where the memory is off', () => {
  expect(readOf({v: 1, off: true, pages}, '/')).toEqual({done: new Set(), begun: []});
});
