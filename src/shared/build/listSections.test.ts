import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {listSections} from './listSections';

const doc = (id: string, unlisted = false) => ({
  id,
  title: id,
  permalink: `/docs/${id}`,
  sourceDirName: '栏目',
  frontMatter: {sidebar_custom_props: {minutes: 5}},
  unlisted,
});
const category = (label: string, ...ids: string[]) => ({
  type: 'category',
  label,
  link: {type: 'generated-index', permalink: `/docs/category/${label}`},
  items: ids.map((id) => ({type: 'doc', id})),
});

it('has the addresses of pages as the router has them', () => {
  const version = {
    docs: [{...doc('总览/README'), permalink: '/docs/总览/'}],
    sidebars: {tutorialSidebar: [category('一', '总览/README')]},
  } as unknown as LoadedVersion;
  expect(listSections(version)[0]!.stations).toEqual([{title: '总览/README', path: '/docs/总览'}]);
});

it('names the listed notes of each section, and no section without one', () => {
  const version = {
    docs: [doc('甲'), doc('秘', true), doc('密', true)],
    sidebars: {tutorialSidebar: [category('一', '秘', '甲'), category('二', '密')]},
  } as unknown as LoadedVersion;
  expect(listSections(version)).toEqual([
    {name: '栏目', label: '一', description: '', path: '/docs/category/一', minutes: 5, stations: [{title: '甲', path: '/docs/甲'}]},
  ]);
});

it('says which note a part of a section begins with', () => {
  const parted = {
    ...category('一', '甲'),
    items: [
      {type: 'doc', id: '甲'},
      {
        type: 'category',
        label: '部分',
        items: [
          {type: 'doc', id: '秘'},
          {type: 'doc', id: '乙'},
          {type: 'doc', id: '丙'},
        ],
      },
    ],
  };
  const version = {
    docs: [doc('甲'), doc('秘', true), doc('乙'), doc('丙')],
    sidebars: {tutorialSidebar: [parted]},
  } as unknown as LoadedVersion;
  expect(listSections(version)[0]!.stations.map(({title, part}) => [title, part])).toEqual([
    ['甲', undefined],
    ['乙', '部分'],
    ['丙', undefined],
  ]);
});
