import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {BuildContext} from '../../../shared/build/BuildContext';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Props} from '@docusaurus/types';
import {chapterOf} from './chapterOf';
import {writeBooks} from '..';
import {withPlaceholders} from './withPlaceholders';

const ORIGIN = 'https://notes.example.org';
const note = (body: string, head = '') =>
  `<html><head>${head}</head><body><nav id=nav></nav><article><div class="theme-doc-markdown markdown"><header><h1>变基</h1></header>${body}</div><footer>编辑</footer></article></body></html>`;

describe('chapterOf', () => {
  const chapters = new Map([
    ['/docs/Linux/变基', 1],
    ['/docs/Linux/合并', 2],
  ]);
  const chapter = (body: string) =>
    chapterOf(note(body), {url: `${ORIGIN}/docs/Linux/%E5%8F%98%E5%9F%BA`, chapters, number: 1}).replace(
      /^<div[^>]*><header><h2 id="n1">变基<\/h2><\/header>|<\/div>$/g,
      '',
    );

  it.each([
    [
      'headings go one level lower, ids bear the chapter',
      '<h2 id=a>节<a class=hash-link href=#a>#</a></h2><h3 id=b>小节</h3>',
      '<h3 id="n1-a">节</h3><h4 id="n1-b">小节</h4>',
    ],
    ['links in the page', '<a href=#a>节</a>', '<a href="#n1-a">节</a>'],
    [
      'links to notes of the book',
      '<a href="/docs/Linux/合并">合并</a><a href="/docs/Linux/%E5%90%88%E5%B9%B6#a">节</a><a href=../Linux/合并>合并</a>',
      '<a href="#n2">合并</a><a href="#n2-a">节</a><a href="#n2">合并</a>',
    ],
    [
      'other links stay',
      '<a href=/docs/CUDA/a#b>甲</a><a href=https://example.com/docs/Linux/合并>乙</a>',
      '<a href="/docs/CUDA/a#b">甲</a><a href="https://example.com/docs/Linux/合并">乙</a>',
    ],
    [
      'ids that others name',
      '<svg aria-labelledby="t d"><title id=t>图</title><path clip-path="url(#c)"/><use href="#c"/></svg>',
      '<svg aria-labelledby="n1-t n1-d"><title id="n1-t">图</title><path clip-path="url(#n1-c)"/><use href="#n1-c"/></svg>',
    ],
    [
      'everything is open',
      '<details><summary>答案</summary>是</details><div role=tablist><button>甲</button></div><div id=p role=tabpanel aria-labelledby=q data-label=甲 hidden>文</div>',
      '<details open><summary>答案</summary>是</details><div id="n1-p" data-label="甲"><p><strong>甲</strong></p>文</div>',
    ],
    [
      'figures stand still',
      '<div data-island=X><figure><fieldset>选</fieldset><div class=picture_a tabindex=0>图</div><div class=stepper_a>步</div><output>说明</output></figure></div>',
      '<div data-island="X"><figure><div class="picture_a">图</div><output>说明</output></figure></div>',
    ],
    [
      'diagrams keep their source',
      '<div data-mermaid="a --- b"><pre>a --- b</pre></div>',
      '<div data-mermaid="a --- b"><pre>a --- b</pre></div>',
    ],
    [
      'task lists keep their boxes',
      '<ul><li><input type=checkbox checked>做完</ul>',
      '<ul><li><input type="checkbox" checked>做完</li></ul>',
    ],
    [
      'formulas and code are left as they are',
      '<p>设 <span class=katex><span class=base><span>x</span></span></span>，<pre class=a><code><span id-x=1>a</span></code></pre>',
      '<p>设 <span class=katex><span class=base><span>x</span></span></span>，</p><pre class=a><code><span id-x=1>a</span></code></pre>',
    ],
  ])('%s', (_, body, expected) => expect(chapter(body)).toBe(expected));

  it('refuses a panel without its label, and a page without a body', () => {
    expect(() => chapter('<div role=tabpanel><p>文</p></div>')).toThrow('没有 data-label');
    expect(() => chapterOf('<article><p>文</p></article>', {url: `${ORIGIN}/a`, chapters, number: 1})).toThrow(
      `${ORIGIN}/a：页面里没有正文`,
    );
  });
});

it('what is set aside comes back, and a formula that does not end is found', () => {
  const html = '<p>a<span class=katex><span></span></span>b<pre>c</pre>d';
  expect(withPlaceholders(html).rest).not.toContain('katex');
  expect(withPlaceholders(html).restore(withPlaceholders(html).rest)).toBe(html);
  expect(() => withPlaceholders('<span class=katex><span></span>')).toThrow('没有结束的 <span>');
});

describe('writeBooks', () => {
  let outDir: string;
  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'books-'));
    ['docs/Linux', 'assets/css'].forEach((folder) => mkdirSync(path.join(outDir, folder), {recursive: true}));
    const put = (file: string, text: string) => writeFileSync(path.join(outDir, file), text);
    put('assets/css/styles.0a1b.css', '');
    put(
      'docs/Linux/变基.html',
      note('<h2 id=a>节</h2><a href="/docs/Linux/合并">合并</a>', '<link rel=stylesheet href=/assets/css/katex.min.css>'),
    );
    put('docs/Linux/合并.html', note('<h2 id=a>节</h2>').replace('<nav', '<link rel=stylesheet href=/assets/css/formulas.css><nav'));
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  it('makes of each section a page with cover, contents and all its notes, for paper and not for search engines', async () => {
    const doc = (name: string, lastUpdatedAt: number) => ({
      id: name,
      title: name,
      description: '',
      permalink: `/docs/Linux/${name}`,
      sourceDirName: 'Linux',
      frontMatter: {},
      lastUpdatedAt,
    });
    const sidebar = [
      {
        type: 'category',
        label: 'Linux & 命令行',
        link: {type: 'generated-index', permalink: '/docs/category/linux', description: '说明'},
        items: ['变基', '合并'].map((id) => ({type: 'doc', id})),
      },
    ];
    const plugins = [
      {
        name: 'docusaurus-plugin-content-docs',
        content: {
          loadedVersions: [
            {docs: [doc('变基', Date.UTC(2026, 0, 2)), doc('合并', Date.UTC(2026, 0, 1))], sidebars: {tutorialSidebar: sidebar}},
          ],
        },
      },
      {name: 'docusaurus-plugin-content-blog', content: {blogPosts: []}},
    ];
    await writeBooks(
      {outDir, plugins, siteConfig: {url: ORIGIN, baseUrl: '/', title: '笔记', favicon: 'img/a.svg'}} as unknown as Props,
      new BuildContext(),
    );
    const $ = load(readFileSync(path.join(outDir, 'book/Linux.html'), 'utf8'));
    expect($('title').text()).toBe('Linux & 命令行（整个栏目） | 笔记');
    expect($('h1').text()).toBe('Linux & 命令行');
    expect($('header').first().text()).toContain('2 篇笔记 · 更新于 2026年1月2日');
    expect(
      $('nav a')
        .toArray()
        .map((link) => [$(link).text(), $(link).attr('href')]),
    ).toEqual([
      ['变基', '#n1'],
      ['合并', '#n2'],
    ]);
    expect(
      $('[id]')
        .toArray()
        .map(({attribs}) => attribs.id),
    ).toEqual(['n1', 'n1-a', 'n2', 'n2-a']);
    expect(
      $('link[rel=stylesheet]')
        .toArray()
        .map(({attribs}) => attribs.href),
    ).toEqual(['/assets/css/styles.0a1b.css', '/assets/css/katex.min.css', '/assets/css/formulas.css']);
    expect($('link[rel=canonical]').attr('href')).toBe(`${ORIGIN}/book/Linux`);
    expect($('link[rel=icon]').attr('href')).toBe('/img/a.svg');
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('script')).toHaveLength(0);
  });
});
