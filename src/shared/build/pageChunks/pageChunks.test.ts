import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {filesOfChunk, readChunks} from './chunks';
import {chunkOf, chunksOfRoutes} from './routeChunks';
import {pageChunks, pageIn} from '.';

const names = (of: ReturnType<typeof chunksOfRoutes>, page: string) => of(page).map(({name}) => name);

test('the chunks of a page are its own and those of the routes around it; the not-found page is in the first scripts', () => {
  const table = {'/docs-aaa': {__comp: 'around'}, '/docs/中 文-bbb': {__comp: 'doc', items: [{content: 'text'}]}};
  const of = chunksOfRoutes(
    [{path: '/docs', component: '@theme/DocsRoot', routes: [{path: '/docs/中 文', component: '@theme/DocItem'}]}],
    table,
    (route) => route.slice(1),
  );
  expect(of('docs/中 文')).toEqual([
    {name: 'around', isMarkdown: false},
    {name: 'doc', isMarkdown: false},
    {name: 'text', isMarkdown: true},
  ]);
  expect(of('404')).toEqual([]);
});

test('of two routes with one path, one around the other, each brings its own', () => {
  const page = {path: '/docs', component: '@site/src/pages/docs.tsx'};
  const around = {path: '/docs', component: '@theme/DocsRoot', routes: [{path: '/docs/a', component: '@theme/DocItem'}]};
  const [ofPage, ofAround] = [page, around].map(({component}) => chunkOf(component));
  const table = {
    '/docs-aaa': {__comp: ofPage!},
    '/docs-bbb': {__comp: ofAround!, __context: {plugin: 'plugin'}},
    '/docs/a-ccc': {__comp: 'doc'},
  };
  const of = chunksOfRoutes([page, around], table, (route) => route.slice(1));
  expect(names(of, 'docs')).toEqual([ofPage]);
  expect(names(of, 'docs/a')).toEqual([ofAround, 'plugin', 'doc']);
});

test('a page without a route and a route without chunks are told', () => {
  const of = (table: Record<string, {__comp: string}>) =>
    chunksOfRoutes([{path: '/a', component: '@theme/A'}], table, (route) => route.slice(1));
  expect(() => of({'/a-aaa': {__comp: 'a'}})('b')).toThrow('页面“b”没有路由');
  expect(() => of({})).toThrow('路由 /a 不在 routesChunkNames.json 里');
});

test('the files of a page: what the bundler made of its chunks, each of which it must have made but for the text of a note', () => {
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'chunks-'));
  writeFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), JSON.stringify({'/b/a-aaa': {__comp: 'a', content: 'text'}}));
  const props = {siteConfig: {baseUrl: '/b/'}, generatedFilesDir, routes: [{path: '/b/a', component: '@theme/A'}]} as unknown as Props;
  const chunks = {entry: ['main.js'], named: {a: ['a.js', 'shared.js']}};
  const {ofPage} = pageChunks(props, chunks);
  expect(ofPage('a')).toEqual(['a.js', 'shared.js']);
  expect(pageChunks(props, {...chunks, named: {...chunks.named, text: ['text.js']}}).ofPage('a')).toContain('text.js');
  expect(() => pageChunks(props, {...chunks, named: {}}).ofPage('a')).toThrow('打包结果里没有代码块 a：');
  rmSync(generatedFilesDir, {recursive: true});
});

test('a build without its first scripts is refused, and a chunk that it lacks is told', () => {
  expect(() => readChunks({})).toThrow('main');
  expect(() => filesOfChunk({entry: [], named: {}}, 'islands')).toThrow('打包结果里没有代码块 islands');
});

test('the page in a file', () => {
  expect(['index.html', 'docs/中 文.html', 'docs/a/index.html', 'myindex.html'].map(pageIn)).toEqual([
    '',
    'docs/中 文',
    'docs/a',
    'myindex',
  ]);
});
