import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {answer} from '../engine/answer';
import {wholeIndex} from '../engine/searchIndex';
import type {TablesFile, TextFile, TitlesFile} from '../engine/types';
import {BuildContext} from '../../../shared/build/BuildContext';
import {searchIndex} from './searchIndex';

const PAGE =
  '<html class="docs-doc-page"><body><nav><b class="navbar__title">笔记</b></nav><main><article><h1>变基</h1><p>一次提交一件事。</p><h2 id="再来">再来一次</h2></article></main></body></html>';

test('the files of a site under a path: its pages are read from the folder, its hits lead below the path', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'search-'));
  mkdirSync(path.join(outDir, 'docs'));
  writeFileSync(path.join(outDir, 'docs/变基.html'), PAGE);
  await searchIndex(new BuildContext())().postBuild!({
    outDir,
    siteDir: '.',
    routesPaths: ['/notes/docs/变基'],
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        content: {
          loadedVersions: [
            {
              docs: [{id: 'rebase', permalink: '/notes/docs/变基', frontMatter: {asked_as: ['挪到最新上面']}}],
              sidebars: {all: [{type: 'category', label: '版本控制', items: [{type: 'doc', id: 'rebase'}]}]},
            },
          ],
        },
      },
    ],
    siteConfig: {title: '笔记', url: 'https://notes.example.org', baseUrl: '/notes/'},
  } as never);
  const read = <T>(name: string) => JSON.parse(readFileSync(path.join(outDir, 'search', name), 'utf8')) as T;
  const titles = read<TitlesFile>('titles.json');
  const index = wholeIndex(
    titles,
    read<TablesFile>(titles.tables),
    titles.text.map((name) => read<TextFile>(name)),
  );
  const urls = (query: string) =>
    (answer(index, [{indexName: 'i', query}]).results[0] as {hits: {url: string}[]}).hits.map(({url}) => decodeURI(url));
  // The page itself names no section.
  expect(titles.folders.map(([section]) => section)).toEqual(['版本控制']);
  expect(urls('变基')).toEqual(['/notes/docs/变基']);
  expect(urls('再来')).toEqual(['/notes/docs/变基#再来']);
  expect(urls('一件事')).toEqual(['/notes/docs/变基']);
  expect(urls('挪到最新')).toEqual(['/notes/docs/变基']);
  rmSync(outDir, {recursive: true});
});

test('a site in which nothing is found, and a route without a page, are told', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'search-'));
  writeFileSync(path.join(outDir, 'a.html'), PAGE.replace('docs-doc-page', 'another'));
  const write = (...routesPaths: string[]) =>
    searchIndex(new BuildContext())().postBuild!({
      outDir,
      siteDir: '.',
      routesPaths,
      plugins: [],
      siteConfig: {url: 'https://notes.example.org', baseUrl: '/'},
    } as never);
  await expect(write('/a', '/404.html')).rejects.toThrow('没有一页有可搜索的内容');
  await expect(write('/b')).rejects.toThrow('路由 b 没有页面');
  rmSync(outDir, {recursive: true});
});
