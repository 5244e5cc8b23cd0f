import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {sections} from '../../../../config/sections';
import {readNotes} from '../../relations/build/readNotes';
import {inParts} from './inParts';

type Items = Parameters<typeof inParts>[0];

const doc = (id: string) => ({type: 'doc' as const, id: `课/${id}`});
const category = (label: string, ...items: Items) => ({type: 'category' as const, label, collapsible: true, collapsed: true, items});
const ITEMS: Items = [doc('1.0 甲'), doc('1.1 乙'), doc('样'), category('文件夹', doc('夹/丙'), doc('夹/丁')), doc('戊')];

/** A sidebar in a line: `[组 甲 乙]`. */
const told = (items: Items): string =>
  items
    .map((item) => (item.type === 'category' ? `[${item.label} ${told(item.items)}]` : item.type === 'doc' ? item.id.slice(2) : ''))
    .join(' ');

it('tells a section in its parts, in their order; what none names comes last', () => {
  const parts = ['样', {label: '组', notes: ['1.1*', '夹/丁', '1.*']}];
  expect(told(inParts(ITEMS, {folder: '课', parts}))).toBe('样 [组 1.1 乙 夹/丁 1.0 甲] [文件夹 夹/丙] 戊');
});

it('a folder stays whole where it is named, and goes where all its notes are taken', () => {
  expect(told(inParts(ITEMS, {folder: '课', parts: ['夹', {label: '组', notes: ['戊']}]}))).toBe(
    '[文件夹 夹/丙 夹/丁] [组 戊] 1.0 甲 1.1 乙 样',
  );
  expect(told(inParts(ITEMS, {folder: '课', parts: [{label: '组', notes: ['夹/*']}]}))).toBe('[组 夹/丙 夹/丁] 1.0 甲 1.1 乙 样 戊');
});

it('a section without parts is as it was; a sample is marked', () => {
  expect(inParts(ITEMS, {folder: '课'})).toBe(ITEMS);
  const [first, second] = inParts(ITEMS, {folder: '课', parts: ['样', '戊'], sample: '样'});
  expect([first?.className, second?.className]).toEqual(['menu-sample', undefined]);
});

it.each(['己', '己*', '1.0'])('a part that names what is not there stops the build: %s', (name) => {
  expect(() => inParts(ITEMS, {folder: '课', parts: [{label: '组', notes: [name]}]})).toThrow(`“${name}”，docs/课 里没有`);
});

// The order of a course is that of 上一页 and 下一页: one reads nothing before what it asks for, but for the sample.
const DOCS = path.resolve('docs');
const notes = readNotes(DOCS, []);
const courses = sections.filter(({folder, parts}) => parts && existsSync(path.join(DOCS, folder)));

it.each(courses.map((section) => [section.folder, section] as const))('%s asks for nothing that comes later', (folder, section) => {
  const own = notes.filter(({id}) => id.startsWith(`${folder}/`)).sort((a, b) => a.position - b.position);
  const folders = [...new Set(own.map(({id}) => path.posix.dirname(id)))].filter((name) => name !== folder);
  const generated: Items = [
    ...own.filter(({id}) => path.posix.dirname(id) === folder).map(({id}) => ({type: 'doc' as const, id})),
    ...folders.map((name) =>
      category(name, ...own.filter(({id}) => path.posix.dirname(id) === name).map(({id}) => ({type: 'doc' as const, id}))),
    ),
  ];
  const idsIn = (items: Items): string[] =>
    items.flatMap((item) => (item.type === 'category' ? idsIn(item.items) : item.type === 'doc' ? [item.id] : []));
  const order = idsIn(inParts(generated, section));
  expect(order.length).toBe(own.length);
  const early = own.flatMap(({id, prerequisites}) =>
    id === `${folder}/${section.sample}`
      ? []
      : prerequisites.filter((one) => order.indexOf(one) > order.indexOf(id)).map((one) => `${id} 先于 ${one}`),
  );
  expect(early).toEqual([]);
});
