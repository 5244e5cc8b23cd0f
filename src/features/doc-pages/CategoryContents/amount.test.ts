import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {amountOf} from './amount';

const note = (docId: string, unlisted = false): PropSidebarItem => ({type: 'link', label: docId, href: `/docs/${docId}`, docId, unlisted});
const about = {description: '', prerequisites: []};

it('counts the listed notes, their minutes, and those one can play with, in parts too', () => {
  const part: PropSidebarItem = {type: 'category', label: '组', items: [note('乙'), note('密', true)], collapsed: true, collapsible: true};
  const notes = {甲: {...about, minutes: 50}, 乙: {...about, minutes: 20, isInteractive: true as const}, 密: {...about, minutes: 9}};
  expect(amountOf([note('甲'), part], notes)).toEqual({count: 2, time: '1 小时 10 分', playable: 1});
});
