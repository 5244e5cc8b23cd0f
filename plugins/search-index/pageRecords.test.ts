import {expect, test} from 'vitest';
import {pageRecords} from './pageRecords';

const page = (main: string, {kind = 'docs-doc-page', head = ''} = {}) =>
  `<html class="plugin-docs ${kind}"><head>${head}</head><body><nav><b class="navbar__title">并行笔记</b><a class="navbar__link navbar__link--active">CUDA</a></nav><main>${main}</main></body></html>`;
const CRUMBS = '<ul><li class="breadcrumbs__item"><a href="/">首页</a></li><li class="breadcrumbs__item">Linux</li><li class="breadcrumbs__item">本页</li></ul>';

test('the title and each heading, with the headings above it and its anchor', () => {
  const records = pageRecords(page(`${CRUMBS}<h1>标题</h1><h2 id="一">甲<a class="hash-link">\u200b</a></h2><h3 id="x">乙</h3><h2 id="二">丙</h2>`), '/docs/a');
  expect(records.map(({url, type, hierarchy: {lvl0, lvl1, lvl2, lvl3}}) => [url, type, lvl0, lvl1, lvl2, lvl3])).toEqual([
    ['/docs/a', 'lvl1', 'Linux', '标题', null, null],
    ['/docs/a#%E4%B8%80', 'lvl2', 'Linux', '标题', '甲', null],
    ['/docs/a#x', 'lvl3', 'Linux', '标题', '甲', '乙'],
    ['/docs/a#%E4%BA%8C', 'lvl2', 'Linux', '标题', '丙', null],
  ]);
});

test('without a category the section is the active navbar item', () => {
  expect(pageRecords(page('<h1>标题</h1>'), '/a')[0]?.hierarchy.lvl0).toBe('CUDA');
});

test('a formula in a heading is read once', () => {
  const formula = '<span class="katex"><span class="katex-mathml">n²</span><span class="katex-html">n2</span></span>';
  expect(pageRecords(page(`<h1>${formula} 级</h1>`), '/a')[0]?.hierarchy.lvl1).toBe('n² 级');
});

test('lists of pages and pages that ask not to be indexed have no records', () => {
  expect(pageRecords(page('<h1>标签</h1>', {kind: 'blog-tags-list-page'}), '/a')).toEqual([]);
  expect(pageRecords(page('<h1>标题</h1>', {head: '<meta name="robots" content="noindex, nofollow">'}), '/a')).toEqual([]);
});
