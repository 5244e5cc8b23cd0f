import {expect, it} from 'vitest';
import {categoryNotes} from './categoryNotes';

const note = (id: string) => ({type: 'link', href: `/docs/${id}`, docId: id, customProps: {minutes: 5}});
const doc = (id: string) => ({id, title: id, description: `${id} 的说明`});
const version = {
  docs: {a: doc('a'), b: doc('b'), c: doc('c')},
  docsSidebars: {
    all: [note('a'), {type: 'category', href: '/docs/category/x', items: [note('b'), {type: 'category', items: [note('c')]}]}],
  },
};
const category = (permalink: string) => ({categoryGeneratedIndex: {title: 'x', permalink}});

it('the page of a category has the descriptions and facts of its notes, and what to read before what among these', () => {
  expect(categoryNotes(category('/docs/category/x'), () => [category('/docs/category/y'), {version}], {b: ['a'], c: ['b']})).toEqual({
    categoryGeneratedIndex: {
      title: 'x',
      permalink: '/docs/category/x',
      notes: {b: {description: 'b 的说明', minutes: 5, prerequisites: []}, c: {description: 'c 的说明', minutes: 5, prerequisites: ['b']}},
    },
  });
});

it('a category that no sidebar has is refused', () => {
  expect(() => categoryNotes(category('/docs/category/z'), () => [{version}], {})).toThrow('/docs/category/z');
});

it('other data stays as it is', () => {
  expect(categoryNotes({version}, () => [], {})).toEqual({version});
});
