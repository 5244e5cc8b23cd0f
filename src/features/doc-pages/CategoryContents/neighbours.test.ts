import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {neighbours} from './neighbours';

const note = (label: string, unlisted = false): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/docs/${label}`,
  docId: label,
  unlisted,
});
const category = (label: string, ...items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  href: `/docs/category/${label}`,
  items,
  collapsed: false,
  collapsible: true,
});
const titles = ({previous, next}: ReturnType<typeof neighbours>) => [previous?.title, next?.title];

it('are the pages beside that of a category, without unlisted notes', () => {
  const items = [note('甲'), note('秘', true), category('乙', note('密', true), note('丙')), category('丁', note('隐', true))];
  expect(titles(neighbours(items, '/docs/category/乙'))).toEqual(['甲', '丙']);
  expect(titles(neighbours(items, '/docs/category/丁'))).toEqual(['丙', undefined]);
});
