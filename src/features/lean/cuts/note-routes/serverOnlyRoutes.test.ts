import {simpleHash} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {serverOnlyRoutes} from './serverOnlyRoutes';

const list = simpleHash('@theme/BlogListPage', 8);
const category = simpleHash('@theme/DocCategoryGeneratedIndexPage', 8);

it('a list of posts needs none of them; what another route shows as well stays', () => {
  const chunkNames = {
    '/blog-a': {__comp: list, sidebar: 's', items: [{content: 'c1'}, {content: 'c2'}]},
    '/other-b': {__comp: 'o', items: [{content: 'c2'}]},
  };
  const {chunkNames: lean, left} = serverOnlyRoutes(chunkNames);
  expect(lean).toEqual({'/blog-a': {__comp: list, sidebar: 's', serverOnly: ''}, '/other-b': chunkNames['/other-b']});
  expect([...left]).toEqual(['c1']);
});

it('the page of a category is fetched as HTML', () => {
  expect(serverOnlyRoutes({'/docs/category/x-a': {__comp: category, __props: 'p'}}).chunkNames).toEqual({
    '/docs/category/x-a': {__comp: category, __props: 'p', serverOnly: ''},
  });
});
