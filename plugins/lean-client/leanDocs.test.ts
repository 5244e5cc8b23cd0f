import {expect, it} from 'vitest';
import {leanDocs} from './leanDocs.cjs';

const note = (id: string) => ({type: 'link', href: `/docs/${id}`, docId: id});
const doc = (id: string) => ({id, title: id, description: `${id} 的说明`});
const version = {
  label: 'Next',
  docs: {a: doc('a'), b: doc('b'), c: doc('c')},
  docsSidebars: {all: [note('a'), {type: 'category', href: '/docs/category/x', items: [note('b'), {type: 'category', items: [note('c')]}]}]},
};
const category = (permalink: string) => ({categoryGeneratedIndex: {title: 'x', permalink}});

it('every note comes without the descriptions of the others', () => {
  expect(leanDocs({version}, () => [])).toEqual({
    version: {...version, docs: {a: {id: 'a', title: 'a'}, b: {id: 'b', title: 'b'}, c: {id: 'c', title: 'c'}}},
  });
});

it('the page of a category has those of its notes', () => {
  expect(leanDocs(category('/docs/category/x'), () => [category('/docs/category/y'), {version}])).toEqual({
    categoryGeneratedIndex: {title: 'x', permalink: '/docs/category/x', descriptions: {b: 'b 的说明', c: 'c 的说明'}},
  });
});

it('a category that no sidebar has is refused', () => {
  expect(() => leanDocs(category('/docs/category/z'), () => [{version}])).toThrow('/docs/category/z');
});

it('other data stays as it is', () => {
  expect(leanDocs({tags: []}, () => [])).toEqual({tags: []});
});
