import {unzipSync} from 'fflate';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {bookFiles, type Book} from './bookFiles';
import {chapterOf} from './chapter';
import {figureCss} from './figureCss';
import {flattened} from './flatten';
import {idOf} from './links';
import {readSheet} from './sheet';
import {withoutPictures} from './withoutPictures';
import {zipEpub} from './zip';

const ORIGIN = 'https://notes.example.org';
const PALETTE = {paper: '#fcfbf8', raised: '#ffffff', ink: '#1b1f24', 'ink-2': '#555d66', cinnabar: '#b0381f'};
const SHEET = readSheet(
  '.node{--mark:var(--ink-2)}.red{--mark:var(--cinnabar)}.node rect{fill:color-mix(in srgb,var(--mark)50%,var(--raised));stroke:var(--mark)}.node:hover{fill:red}@media print{.frames{display:grid}}@media (max-width:30rem){.node{fill:blue}}.menu{color:red}',
);
const chapters = new Map([
  ['/docs/Linux/变基', 'n01.xhtml'],
  ['/docs/Linux/合并', 'n02.xhtml'],
]);

const chapter = (body: string) =>
  chapterOf(
    `<article><nav>路径</nav><div class="theme-doc-markdown markdown"><div data-server-only=header><header><h1>变基</h1></header></div>${body}</div><footer>编辑</footer></article>`,
    {url: `${ORIGIN}/docs/Linux/${encodeURI('变基')}`, chapters},
    SHEET,
    PALETTE,
  );

const KATEX = (tex: string, content = '<mi>x</mi>', display = '') =>
  `<span class=katex><span class=katex-mathml><math xmlns="http://www.w3.org/1998/Math/MathML"${display}><semantics><mrow>${content}</mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class=katex-html aria-hidden=true>x</span></span>`;

it.each([
  [
    'headings have ids of the book and no link of their own',
    '<h2 id=节>节<a class=hash-link href=#节>#</a></h2>',
    `<h2 id="${idOf('节')}">节</h2>`,
  ],
  [
    'a body that begins with its title has it once',
    '<div data-body=a><header><h1>变基</h1></header><p>文</p></div>',
    '<div><p>文</p></div>',
  ],
  ['links in the page', '<a href=#节>节</a>', `<a href="#${idOf('节')}">节</a>`],
  [
    'links to notes of the book lead to their chapters',
    '<a href="/docs/Linux/合并">合并</a><a href="/docs/Linux/%E5%90%88%E5%B9%B6#a">节</a>',
    `<a href="n02.xhtml">合并</a><a href="n02.xhtml#${idOf('a')}">节</a>`,
  ],
  [
    'other links are absolute',
    '<a href="/docs/CUDA/a#b">甲</a><a href=https://example.com/>乙</a><a href="./a.csv">丙</a>',
    `<a href="${ORIGIN}/docs/CUDA/a#b">甲</a><a href="https://example.com/">乙</a><a href="${ORIGIN}/docs/Linux/a.csv">丙</a>`,
  ],
  [
    'code keeps its title, and what tells it without colour',
    '<div class="language-cpp theme-code-block"><div class=code-title>a.cpp<button>运行</button></div><pre><code><span class=keyword>int</span> <span class=function>a</span>; <span class=comment>// 甲</span>\n</code></pre><button>复制</button></div>',
    '<figure class="code"><figcaption>a.cpp</figcaption><pre><code><b>int</b> a; <i>// 甲</i></code></pre></figure>',
  ],
  [
    'everything is open',
    '<details class="alert"><summary>看答案</summary><div class=details-content><p>是</p></div></details>',
    '<div class="details"><p class="label">看答案</p><div><p>是</p></div></div>',
  ],
  [
    'tabs stand below each other, with their names',
    '<div class=tabs-container><div role=tablist><button>甲</button></div><div><tab-panel role=tabpanel data-label=甲><p>a</p></tab-panel><tab-panel role=tabpanel data-label=乙 hidden=until-found><p>b</p></tab-panel></div></div>',
    '<div><div><div class="panel"><p class="label">甲</p><p>a</p></div><div class="panel"><p class="label">乙</p><p>b</p></div></div></div>',
  ],
  [
    'admonitions',
    '<div class="theme-admonition"><div class=admonitionHeading_a><span class=admonitionIcon_a><svg viewBox="0 0 1 1"></svg></span>小心</div><div class=admonitionContent_a><p>慢</p></div></div>',
    '<div class="admonition"><p class="label">小心</p><div><p>慢</p></div></div>',
  ],
  [
    'exercises keep their list',
    '<ol class=exercises><li id=exercise-1>问<details><summary>看答案</summary>答</details></li></ol>',
    `<ol class="exercises"><li id="${idOf('exercise-1')}">问<div class="details"><p class="label">看答案</p>答</div></li></ol>`,
  ],
  [
    'tables keep what aligns them',
    '<table><thead><tr><th style="--least:6;text-align:right" scope=col>n</th></tr></thead></table>',
    '<table><thead><tr><th style="text-align:right" scope="col">n</th></tr></thead></table>',
  ],
  ['task lists have signs', '<ul><li><input type=checkbox checked=""/>做完</li></ul>', '<ul><li>☑ 做完</li></ul>'],
  [
    'formulas are MathML with their source as text',
    KATEX('a "b"'),
    '<math xmlns="http://www.w3.org/1998/Math/MathML" alttext="a &quot;b&quot;"><mrow><mi>x</mi></mrow></math>',
  ],
  [
    'a display formula stays whole',
    `<span class="katex-display">${KATEX('x', '<mi>aaaaaaaaaaaaaaaaaaaa</mi><mo>=</mo><mi>b</mi>', ' display="block"')}</span>`,
    '<span class="katex-display"><math xmlns="http://www.w3.org/1998/Math/MathML" display="block" alttext="x"><mrow><mi>aaaaaaaaaaaaaaaaaaaa</mi><mo>=</mo><mi>b</mi></mrow></math></span>',
  ],
  [
    'a long formula in a line may break after a relation',
    KATEX('x', '<mi>aaaaaaaaaaaaaaaaaaaa</mi><mo>=</mo><mi>b</mi>'),
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mi>aaaaaaaaaaaaaaaaaaaa</mi><mo>=</mo></mrow></math><math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mi>b</mi></mrow></math>',
  ],
  [
    'what KaTeX writes and MathML has no place for',
    KATEX('x', '<msub><mi>λ</mi><mi>max</mi><mo>\u2061</mo></msub><mo lspace="0em"><mrow><mi>a</mi></mrow></mo>'),
    '<math xmlns="http://www.w3.org/1998/Math/MathML" alttext="x"><mrow><msub><mi>λ</mi><mi>max</mi></msub><mrow><mrow><mi>a</mi></mrow></mrow></mrow></math>',
  ],
  [
    'a diagram is its words, and its arrows as a list',
    '<div id=fig><div data-mermaid="flowchart TD\n  accTitle: 标题\n  accDescr: 从甲到乙\n  a[甲] -->|是| b & c"><pre>flowchart TD</pre></div></div>',
    `<div id="${idOf('fig')}"><figure class="diagram"><figcaption>示意图：标题。从甲到乙<a href="${ORIGIN}/docs/Linux/${encodeURI('变基')}#fig">在网页上看</a></figcaption><ul><li>甲<ul><li>是 → b</li><li>是 → c</li></ul></li></ul></figure></div>`,
  ],
  [
    'a diagram of a kind that is not told as a list is its words and its source',
    '<div data-mermaid="gantt\n  accTitle: 标题\n  甲 : 3d"></div>',
    `<figure class="code"><figcaption>示意图：标题<a href="${ORIGIN}/docs/Linux/${encodeURI('变基')}">在网页上看</a></figcaption><pre><code>gantt\n  甲 : 3d</code></pre></figure>`,
  ],
  [
    'a player stands still: its picture, its words, its key frames and its program, not its controls',
    '<div id=player-a><div data-island=X data-props="{}"><figure class=figure_a><p class=title_a>快排</p><div class=picture_a role=group tabindex=0><div role=img aria-label="2、1" class=array_a><span style="height:50%">2</span></div></div><output class=reading_a>开始</output><div class=stepper_a><button>放</button></div><p class=counts_a>比较 0</p><ol class="frames"><li><p>第 1 步</p></li></ol><pre class=program_a><code><span class="line_a lit_a">int a;\n</span></code></pre><figcaption>图例</figcaption></figure></div></div>',
    `<div id="${idOf('player-a')}"><div class="interactive"><figure class="figure_a"><p class="title_a">快排</p><div class="picture_a"><div class="array_a" role="img" aria-label="2、1"><span style="height:50%">2</span></div></div><p class="reading_a">开始</p><ol class="frames"><li><p>第 1 步</p></li></ol><pre class="program_a"><code><span class="line_a lit_a">int a;\n</span></code></pre><figcaption>图例</figcaption></figure><p class="way"><a href="${ORIGIN}/docs/Linux/${encodeURI('变基')}#player-a">在网页上操作</a></p></div></div>`,
  ],
])('%s', (_, body, expected) => expect(chapter(body).body).toBe(expected));

it('terms and footnotes are footnotes, which many programs show where they are asked for', () => {
  const {body, ids} = chapter(
    '<p><a class=term data-term=变基 data-en=rebase data-meaning=重放提交。 data-note="/docs/Linux/合并" data-title=合并>变基</a><sup><a data-footnote-ref="" href="#fn-1">1</a></sup></p><section data-footnotes=""><ol><li id=fn-1><p>话 <a class=data-footnote-backref href="#x">↩</a></p></li></ol></section>',
  );
  const $ = load(body, {xml: true});
  expect($('a.term').attr('epub:type')).toBe('noteref');
  const note = $('aside');
  expect([`#${note.attr('id')}`, note.attr('epub:type'), note.text()]).toEqual([
    $('a.term').attr('href'),
    'footnote',
    '变基（rebase）：重放提交。 见 合并',
  ]);
  expect(note.find('a').attr('href')).toBe('n02.xhtml');
  expect([$('sup a').attr('epub:type'), $('li').attr('epub:type'), $('sup a').attr('href')]).toEqual([
    'noteref',
    'footnote',
    `#${idOf('fn-1')}`,
  ]);
  expect(ids).toEqual([note.attr('id'), idOf('fn-1')]);
  expect(body).not.toContain('↩');
});

it('takes the pictures of the page, one with a percent sign in its name, too', () => {
  expect(
    chapter('<img src="/img/%E5%9B%BE.png" alt=甲><img src="/img/50%-off.png" alt=乙>').pictures.map(([, address]) => address),
  ).toEqual(['/img/图.png', '/img/50%-off.png']);
});

it('says in words what a picture shows that the site lacks', () => {
  const {body, pictures} = chapter('<p><img src="/img/a.png" width=4 height=2 alt=甲><img src="/img/b.png" alt=乙></p>');
  expect(withoutPictures(body, new Set([pictures[0]![0]]))).toBe(`<p>甲<img src="${pictures[1]![0]}" alt="乙"/></p>`);
});

it('a drawing is a file: its ground, its colours as attributes, the text as its alternative', () => {
  const {body, drawings} = chapter(
    '<figure><svg viewBox="0 0 10 20" role=img aria-label=两点><g class="node red"><rect width="4" height="4" style="transform:translate(2px, 3px)"></rect></g><a href="/x"><text fill="var(--ink-2, #000)" stroke="var(--paper)" paint-order="stroke">字</text></a><path d="M0 0L1 1" vector-effect="non-scaling-stroke" style="transform:scale(4, 5)"></path></svg></figure>',
  );
  expect(drawings).toHaveLength(1);
  const [{file, svg, width, height}] = drawings as [(typeof drawings)[0]];
  expect(body).toBe(`<figure><img src="${file}" width="22" height="32" alt="两点"/></figure>`);
  expect([width, height]).toEqual([22, 32]);
  const $ = load(svg, {xml: true});
  expect($('svg').attr('viewBox')).toBe('-6 -6 22 32');
  expect($('rect').first().attr('fill')).toBe(PALETTE.paper);
  expect($('rect').eq(1).attr()).toMatchObject({width: '4', transform: 'translate(2, 3)', fill: '#d69a8c', stroke: '#b0381f'});
  expect(
    $('text')
      .toArray()
      .map((text) => $(text).attr()),
  ).toEqual([
    {fill: '#555d66', stroke: '#fcfbf8'},
    {fill: '#555d66', stroke: 'none'},
  ]);
  expect($('path').attr()).toEqual({d: 'M0 0L4 5'});
  expect(svg).not.toMatch(/class=|style=|href=|var\(/);
});

it('a drawing without a viewBox, a page without a body and a formula without its source are told', () => {
  expect(() => chapter('<figure><svg role=img></svg></figure>')).toThrow('viewBox');
  expect(() => chapterOf('<article></article>', {url: `${ORIGIN}/a`, chapters}, [], PALETTE)).toThrow('页面里没有正文');
  expect(() => chapter('<span class=katex><math></math></span>')).toThrow('KaTeX 的输出变了');
});

it('straight lines take their transform, others keep it', () => {
  expect(flattened('M0 0L1 1', 'translate(10, 20) scale(2, 3)')).toBe('M10 20L12 23');
  expect(flattened('M1 0', 'rotate(90)')).toBe('M0 1');
  expect(flattened('M0 0C1 1 2 2 3 3', 'scale(2, 3)')).toBeUndefined();
});

it('the styles of figures are those of their classes as on paper, in colours that fit every ground', () => {
  expect(figureCss(SHEET, new Set(['node', 'frames']))).toBe(
    '.node {--mark: currentColor}\n.node rect {fill: color-mix(in srgb,var(--mark)50%,transparent); stroke: var(--mark)}\n.frames {display: grid}\n',
  );
});

const BOOK: Book = {
  siteTitle: '笔记',
  title: 'Linux & 命令行',
  description: '',
  url: `${ORIGIN}/book/Linux`,
  section: `${ORIGIN}/docs/category/linux`,
  rights: 'CC BY-SA 4.0',
  updated: new Date(Date.UTC(2026, 0, 2)),
  css: 'p {}',
  cover: new Uint8Array([1]),
  pictures: [],
  chapters: ['变基', '合并'].map((title, i) => ({
    file: `n0${i + 1}.xhtml`,
    title,
    description: '说明',
    url: `${ORIGIN}/docs/Linux/${encodeURI(title)}`,
    updated: undefined,
    content: chapter(`<h2 id=a>甲</h2><a href="/docs/Linux/合并#a">有</a><a href="/docs/Linux/合并#no">没有</a><a href="#no">没有</a>`),
  })),
};
const files = () => new Map(bookFiles(BOOK));

it('a book says what it is, lists all its files, and its links lead to places that are there', () => {
  const all = files();
  const opf = load(all.get('book/book.opf') as string, {xml: true});
  expect(opf('dc\\:title').text()).toBe('Linux & 命令行');
  expect(opf('dc\\:language').text()).toBe('zh-Hans');
  expect(opf('dc\\:rights').text()).toBe('CC BY-SA 4.0');
  expect(opf('meta[property="dcterms:modified"]').text()).toBe('2026-01-02T00:00:00Z');
  expect(opf('dc\\:description')).toHaveLength(0);
  expect(
    opf('item')
      .toArray()
      .map((item) => `book/${opf(item).attr('href')}`)
      .sort(),
  ).toEqual([...all.keys()].filter((file) => !/container|opf$/.test(file)).sort());
  expect(
    load(all.get('book/n01.xhtml') as string, {xml: true})('section > a')
      .toArray()
      .map(({attribs}) => attribs.href),
  ).toEqual([`n02.xhtml#${idOf('a')}`, 'n02.xhtml', undefined]);
  const nav = load(all.get('book/nav.xhtml') as string, {xml: true});
  expect(
    nav('nav a')
      .toArray()
      .map((link) => nav(link).text()),
  ).toEqual(['变基', '甲', '合并', '甲']);
  expect([...all.values()].filter((content) => typeof content === 'string' && /<script|(?:src|data)="https?:/.test(content))).toEqual([]);
});

it('its type comes first and is not packed; the same book is the same bytes', () => {
  const bytes = zipEpub([...files()]);
  expect(Buffer.from(bytes).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  expect(Buffer.from(bytes)).toEqual(Buffer.from(zipEpub([...files()])));
  expect(Object.keys(unzipSync(bytes))).toEqual(['mimetype', ...files().keys()]);
});
