import {expect, test} from 'vitest';
import {readChunks} from './chunks';
import {chunkOf, chunksOfRoutes} from './routeChunks';
import {pageIn} from '.';

test('the chunks of a page are its own and those of the routes around it; other addresses need those of the not-found page', () => {
  const names = {
    '/docs-aaa': {__comp: 'around'},
    '/docs/中 文-bbb': {__comp: 'doc', items: [{content: 'text'}]},
    '*-ccc': {__comp: 'none'},
  };
  const of = chunksOfRoutes(
    [{path: '/docs', component: '@theme/DocsRoot', routes: [{path: '/docs/中 文', component: '@theme/DocItem'}]}],
    names,
    (route) => route.slice(1),
  );
  expect(of('docs/中 文')).toEqual(['around', 'doc', 'text']);
  expect(of('404')).toEqual(['none']);
});

test('of two routes with one path, one around the other, each brings its own', () => {
  const page = {path: '/docs', component: '@site/src/pages/docs.tsx'};
  const around = {path: '/docs', component: '@theme/DocsRoot', routes: [{path: '/docs/a', component: '@theme/DocItem'}]};
  const [ofPage, ofAround] = [page, around].map(({component}) => chunkOf(component));
  const names = {
    '/docs-aaa': {__comp: ofPage!},
    '/docs-bbb': {__comp: ofAround!, __context: {plugin: 'plugin'}},
    '/docs/a-ccc': {__comp: 'doc'},
  };
  const of = chunksOfRoutes([page, around], names, (route) => route.slice(1));
  expect(of('docs')).toEqual([ofPage]);
  expect(of('docs/a')).toEqual([ofAround, 'plugin', 'doc']);
});

test('a build without its first scripts is refused', () => {
  expect(() => readChunks({})).toThrow('main');
});

test('the page in a file', () => {
  expect(['index.html', 'docs/中 文.html', 'docs/a/index.html', 'myindex.html'].map(pageIn)).toEqual([
    '',
    'docs/中 文',
    'docs/a',
    'myindex',
  ]);
});
