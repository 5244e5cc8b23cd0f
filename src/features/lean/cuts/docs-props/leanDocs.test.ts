import {expect, it} from 'vitest';
import {leanDocs} from './leanDocs';

const link = (id: string) => ({type: 'link', href: `/docs/${id}`, docId: id, label: id});
const note = (id: string) => ({...link(id), unlisted: false, customProps: {minutes: 5}});
const doc = (id: string, title = id) => ({id, title, description: `${id} 的说明`});
const sidebar = (item: typeof link) => ({
  all: [item('a'), {type: 'category', href: '/docs/category/x', items: [item('b'), {type: 'category', items: [item('c')]}]}],
});
const version = {label: 'Next', docs: {a: doc('a'), b: doc('b'), c: doc('c', '全名')}, docsSidebars: sidebar(note)};

it('every note comes without the descriptions of the others, and without titles that a sidebar has', () => {
  expect(JSON.parse(leanDocs(JSON.stringify({version})))).toEqual({
    version: {label: 'Next', docs: {c: {id: 'c', title: '全名'}}, docsSidebars: sidebar(link)},
  });
});

it.each(['{"tags": []}', '{"categoryGeneratedIndex": {"permalink": "/docs/category/x"}}'])('other data stays as it is: %s', (source) => {
  expect(leanDocs(source)).toBe(source);
});
