import {expect, it} from 'vitest';
import {leanDocs} from './leanDocs.cjs';

const link = (id: string) => ({type: 'link', href: `/docs/${id}`, docId: id, label: id});
const note = (id: string) => ({...link(id), unlisted: false, customProps: {minutes: 5}});
const doc = (id: string, title = id) => ({id, title, description: `${id} 的说明`});
const sidebar = (item: typeof link) => ({
  all: [item('a'), {type: 'category', href: '/docs/category/x', items: [item('b'), {type: 'category', items: [item('c')]}]}],
});
const version = {label: 'Next', docs: {a: doc('a'), b: doc('b'), c: doc('c', '全名')}, docsSidebars: sidebar(note)};
const category = (permalink: string) => ({categoryGeneratedIndex: {title: 'x', permalink}});

it('every note comes without the descriptions of the others, and without titles that a sidebar has', () => {
  expect(leanDocs({version}, () => [], {})).toEqual({
    version: {label: 'Next', docs: {c: {id: 'c', title: '全名'}}, docsSidebars: sidebar(link)},
  });
});

it('the page of a category has them of its notes, and what to read before what among these', () => {
  expect(leanDocs(category('/docs/category/x'), () => [category('/docs/category/y'), {version}], {b: ['a'], c: ['b']})).toEqual({
    categoryGeneratedIndex: {
      title: 'x',
      permalink: '/docs/category/x',
      notes: {b: {description: 'b 的说明', minutes: 5, prerequisites: []}, c: {description: 'c 的说明', minutes: 5, prerequisites: ['b']}},
    },
  });
});

it('the client of a build has them in the HTML of the category', () => {
  const props = category('/docs/category/x');
  expect(leanDocs(props, () => [{version}], {}, true)).toEqual(props);
});

it('a category that no sidebar has is refused', () => {
  expect(() => leanDocs(category('/docs/category/z'), () => [{version}], {})).toThrow('/docs/category/z');
});

it('other data stays as it is', () => {
  expect(leanDocs({tags: []}, () => [], {})).toEqual({tags: []});
});
