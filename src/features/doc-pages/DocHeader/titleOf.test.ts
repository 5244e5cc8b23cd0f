import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {titleOf} from './titleOf';

const link = (id: string, label: string): PropSidebarItem => ({type: 'link', href: `/docs/${id}`, docId: id, label});
const version = {
  docs: {b: {id: 'b', title: '全名'}},
  docsSidebars: {
    all: [
      link('a', '甲'),
      {type: 'category', label: 'x', collapsible: true, collapsed: true, items: [link('b', '短名'), link('c', '丙')]} as PropSidebarItem,
    ],
  },
};

it.each([
  ['a', '甲'],
  ['b', '全名'],
  ['c', '丙'],
  ['d', undefined],
])('the title of %s is %s', (id, title) => expect(titleOf(version, id)).toBe(title));
