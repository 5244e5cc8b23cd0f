import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {stationsOf} from './stationsOf';

const note = (docId: string, more: object = {}): PropSidebarItem => ({type: 'link', label: docId, href: `/docs/${docId}`, docId, ...more});

it('has the listed notes with their chapters, the sample last', () => {
  const chapter: PropSidebarItem = {
    type: 'category',
    label: '组',
    items: [note('乙'), note('密', {unlisted: true})],
    collapsed: true,
    collapsible: true,
  };
  const items = [note('样', {className: 'menu-sample'}), note('甲'), chapter];
  const notes = {乙: {description: '', minutes: 7, prerequisites: ['甲']}};
  expect(stationsOf(items, notes)).toEqual([
    {id: '甲', title: '甲', href: '/docs/甲', minutes: 0, prerequisites: []},
    {id: '乙', title: '乙', href: '/docs/乙', minutes: 7, prerequisites: ['甲'], chapter: '组'},
    {id: '样', title: '样', href: '/docs/样', minutes: 0, prerequisites: []},
  ]);
});
