import {expect, test} from 'vitest';
import {pageRecords} from './pageRecords';

const page = (main: string, {kind = 'docs-doc-page', head = ''} = {}) =>
  `<html class="plugin-docs ${kind}"><head>${head}</head><body><nav><b class="navbar__title">并行笔记</b><a class="navbar__link navbar__link--active">CUDA</a></nav><main><article>${main}</article></main></body></html>`;
const CRUMBS =
  '<ul><li class="breadcrumbs__item"><a href="/">首页</a></li><li class="breadcrumbs__item">Linux</li><li class="breadcrumbs__item">本页</li></ul>';

test('the title and each heading, with the headings above it and its anchor', () => {
  const records = pageRecords(
    page(`${CRUMBS}<h1>标题</h1><h2 id="一">甲<a class="hash-link">\u200b</a></h2><h3 id="x">乙</h3><h2 id="二">丙</h2>`),
    '/docs/a',
  );
  expect(records.map(({url, type, hierarchy: {lvl0, lvl1, lvl2, lvl3}}) => [url, type, lvl0, lvl1, lvl2, lvl3])).toEqual([
    ['/docs/a', 'lvl1', 'Linux', '标题', null, null],
    ['/docs/a#%E4%B8%80', 'lvl2', 'Linux', '标题', '甲', null],
    ['/docs/a#x', 'lvl3', 'Linux', '标题', '甲', '乙'],
    ['/docs/a#%E4%BA%8C', 'lvl2', 'Linux', '标题', '丙', null],
  ]);
});

test('the home crumb of a site with a base path is no section', () => {
  const crumbs = CRUMBS.replace('href="/"', 'href="/notes/"');
  expect(
    pageRecords(page(`${crumbs}<h1>标题</h1>`).replace('<nav>', '<nav><a class="navbar__brand" href="/notes/"></a>'), '/notes/docs/a')[0]
      ?.hierarchy.lvl0,
  ).toBe('Linux');
});

test('a part of a section has no page: the note belongs to what has one', () => {
  const crumbs = (...above: string[]) =>
    `<ul>${[...above, '本页'].map((one) => `<li class="breadcrumbs__item">${one}</li>`).join('')}</ul>`;
  const sectionOf = (...above: string[]) => pageRecords(page(`${crumbs(...above)}<h1>标题</h1>`), '/a')[0]?.hierarchy.lvl0;
  expect(sectionOf('<a href="/docs/category/数据结构">数据结构</a>', '<span>排序</span>')).toBe('数据结构');
  expect(sectionOf('<a href="/docs/category/linux">Linux</a>', '<a href="/docs/category/git速查-1">Git速查</a>')).toBe('Git速查');
});

test('without a category the section is the active navbar item', () => {
  expect(pageRecords(page('<h1>标题</h1>'), '/a')[0]?.hierarchy.lvl0).toBe('CUDA');
});

test('a category page is in the section that it opens', () => {
  const html = page(`${CRUMBS}<h1>docker知识</h1>`).replace(/<\/?article>/g, '');
  expect(pageRecords(html, '/docs/category/docker知识')[0]?.hierarchy.lvl0).toBe('docker知识');
});

test('a formula in a heading is read once', () => {
  const formula = '<span class="katex"><span class="katex-mathml">n²</span><span class="katex-html">n2</span></span>';
  expect(pageRecords(page(`<h1>${formula} 级</h1>`), '/a')[0]?.hierarchy.lvl1).toBe('n² 级');
});

test('lists of pages and pages that ask not to be indexed have no records', () => {
  expect(pageRecords(page('<h1>标签</h1>', {kind: 'blog-tags-list-page'}), '/a')).toEqual([]);
  expect(pageRecords(page('<h1>标题</h1>', {head: '<meta name="robots" content="noindex, nofollow">'}), '/a')).toEqual([]);
});

const contents = (main: string) =>
  pageRecords(page(`<h1>标题</h1>${main}`), '/docs/a')
    .filter(({type}) => type === 'content')
    .map(({content}) => content);

test('paragraphs, items, rows, captions and code, each once, without what is around the text', () => {
  expect(
    contents(`<nav>导航</nav><p>段落 <code>git</code></p><ul><li>一项<ul><li>里面一项</li></ul></li><li><p>带段落</p></li></ul>
      <table><tr><th>想做什么<th>命令<tr><td>提交<td>commit</table><p>段落 <code>git</code></p><table><tr><td>1700<td>0.0042</table>
      <figure><svg><text>图里的字</text></svg><figcaption>图注</figcaption></figure>
      <pre><code><span class="keyword">#include</span> &lt;vector&gt;\n}\n<span class="code-line">std::pair&lt;int, int&gt; p;\n</span></code></pre>
      <ol data-unsearched><li>第 4 步</li></ol><footer>页脚</footer>`),
  ).toEqual(['段落 git', '一项', '里面一项', '带段落', '想做什么 命令', '提交 commit', '图注', '#include <vector> std::pair<int, int> p;']);
});

test('a passage belongs to the heading above it, in the schema of a DocSearch record', () => {
  const head = '<meta name="docsearch:docusaurus_tag" content="docs-default-current">';
  const records = pageRecords(page('<h1>标题</h1><p>开头</p><h2 id="x">甲</h2><p>一段</p><p>二段</p>', {head}), '/docs/a');
  expect(records.map(({objectID}) => objectID)).toEqual(['/docs/a', '/docs/a:0', '/docs/a#x', '/docs/a#x:0', '/docs/a#x:1']);
  expect(records.at(-1)).toMatchObject({
    url: '/docs/a#x',
    url_without_anchor: '/docs/a',
    anchor: 'x',
    type: 'content',
    content: '二段',
    hierarchy: {lvl1: '标题', lvl2: '甲'},
    weight: {pageRank: 0, level: 0, position: 4},
    docusaurus_tag: 'docs-default-current',
  });
});

test('a formula in the text is read once, without its source', () => {
  expect(
    contents(
      '<p>共 <span class="katex"><span class="katex-mathml"><math><semantics><mrow>n²</mrow><annotation>n^2</annotation></semantics></math></span><span class="katex-html">n2</span></span> 步</p>',
    ),
  ).toEqual(['共 n² 步']);
});

test('a page of which nothing tells where it belongs is told', () => {
  expect(() => pageRecords('<html class="mdx-page"><body><nav></nav><main><h1>题</h1></main></body></html>', '/a')).toThrow('/a：看不出');
});
