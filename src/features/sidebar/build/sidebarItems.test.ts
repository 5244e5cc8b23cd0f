import {expect, it} from 'vitest';
import {sidebarItems} from './sidebarItems';

const category = (label: string, items: object[] = [], more: object = {}) => ({type: 'category', label, items, ...more});
const DOCS = [
  {id: 'a', frontMatter: {}},
  {id: 'x', frontMatter: {unlisted: true}},
];
const doc = (id: string) => ({type: 'doc', id});
const run = async (items: object[], dirName = '.') =>
  sidebarItems({defaultSidebarItemsGenerator: () => items, item: {dirName}, docs: DOCS} as unknown as Parameters<typeof sidebarItems>[0]);

it('a section without a page gets one of contents; what has a page keeps it, and folders in sections have none', async () => {
  const folders = [category('甲', [category('丙', [doc('a')])]), category('乙', [], {link: {type: 'doc', id: 'b'}})];
  expect(await run(folders)).toMatchObject([{link: {type: 'generated-index'}, items: [{label: '丙'}]}, {link: {type: 'doc', id: 'b'}}]);
  expect(JSON.stringify(await run(folders, '甲'))).not.toContain('generated-index');
});

it('folders of one name have keys of their own, others none', async () => {
  const items = await run([category('甲', [category('题')]), category('乙', [category('题'), category('答')])]);
  expect(items).toMatchObject([{items: [{key: '甲/题'}]}, {items: [{key: '乙/题'}, {label: '答'}]}]);
  expect(JSON.stringify(items)).not.toContain('"key":"乙/答"');
});

it('a section whose notes are all unlisted has no page that names them', async () => {
  expect(JSON.stringify(await run([category('甲', [doc('x')])]))).not.toContain('generated-index');
});
