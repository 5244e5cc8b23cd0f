import {expect, test} from 'vitest';
import {readChunks} from './chunks';
import {chunksOfRoutes} from './routeChunks';
import {pageIn} from './index';

test('the chunks of a page are its own and those of the routes around it; other addresses need those of the not-found page', () => {
  const names = {'/docs-aaa': {__comp: 'around'}, '/docs/中 文-bbb': {__comp: 'doc', items: [{content: 'text'}]}, '*-ccc': {__comp: 'none'}};
  const of = chunksOfRoutes([{path: '/docs', routes: [{path: '/docs/中 文'}]}], names, (route) => route.slice(1));
  expect(of('docs/中 文')).toEqual(['around', 'doc', 'text']);
  expect(of('404')).toEqual(['none']);
});

test('a build without its first scripts is refused', () => {
  expect(() => readChunks({})).toThrow('main');
});

test('the page in a file', () => {
  expect(['index.html', 'docs/中 文.html', 'docs/a/index.html', 'myindex.html'].map(pageIn)).toEqual(['', 'docs/中 文', 'docs/a', 'myindex']);
});
