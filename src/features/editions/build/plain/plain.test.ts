import {expect, it} from 'vitest';
import {mainOf} from '../../../../shared/html/builtPage';
import {plainBody} from '.';
import {toMarkdown} from '../toMarkdown';

const URL = 'https://notes.example.org/docs/Linux/%E5%8F%98%E5%9F%BA';

const plain = (body: string) =>
  plainBody(
    mainOf(
      `<main><article><div class="theme-doc-markdown markdown"><div data-server-only=header><header><h1>变基</h1></header></div>${body}</div></article></main>`,
    ),
    URL,
  );
const markdown = (body: string) => toMarkdown(plain(body)).trim();

const KATEX = (tex: string) =>
  `<span class=katex><span class=katex-mathml><math><semantics><mi>x</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class=katex-html aria-hidden=true>x</span></span>`;

it.each([
  ['the header is told in the front matter', '<p>正文</p>', '正文'],
  ['bold that touches punctuation', '<p><strong>注意：</strong>正文</p>', '**注意：**正文'],
  ['a heading without its own link', '<h2 id=a>节<a href=#a class=hash-link>​</a></h2>', '## 节'],
  ['inline formula', `<p>设 ${KATEX('x_i')}，</p>`, '设 $x_i$，'],
  ['formula on its own', `<span class=katex-display>${KATEX('\\sum x')}</span>`, '$$\n\\sum x\n$$'],
  [
    'code with title and language',
    '<div class="language-cpp theme-code-block"><div class=code-title>a.cpp<button data-run=a>运行 · 3 kB</button></div><pre><code><span class=keyword>int</span> a;\n\nint b;\n</code></pre><button>复制</button></div>',
    '```cpp title="a.cpp"\nint a;\n\nint b;\n```',
  ],
  ['diagram', '<div data-mermaid="flowchart TD\n  a --> b"><pre>flowchart TD</pre></div>', '```mermaid\nflowchart TD\n  a --> b\n```'],
  ['opened details', '<details><summary>答案</summary><div><p>是。</p></div></details>', '**答案**\n\n是。'],
  [
    'admonition',
    '<div class="theme-admonition"><div class=admonitionHeading_a><span><svg></svg></span>小心</div><div class=admonitionContent_a><p>慢。</p></div></div>',
    '> **小心**\n>\n> 慢。',
  ],
  [
    'tabs with their labels, hidden ones too',
    '<div class=tabs-container><div role=tablist><button role=tab>C++</button><button role=tab>Python</button></div><tab-panel role=tabpanel><p>a</p></tab-panel><tab-panel role=tabpanel hidden=until-found><p>b</p></tab-panel></div>',
    '**C++**\n\na\n\n**Python**\n\nb',
  ],
  [
    'drawing: its caption, its words and the way to it',
    '<figure><svg role=img aria-label=两条线 id=fig-1><text>x</text></svg><figcaption>同样的线</figcaption></figure>',
    '> **图：同样的线**（[在网页上看](https://notes.example.org/docs/Linux/变基#fig-1)）\n>\n> 两条线',
  ],
  [
    'chart: its caption and its numbers',
    '<div class=chart><figure><svg role=img aria-label=图></svg><figcaption>速度</figcaption></figure><details><summary>数据表</summary><table><tr><th style="text-align:right">n<tr><td>1</table></details></div>',
    '**图：速度**\n\n| n |\n| -: |\n| 1 |',
  ],
  [
    'player: its moments',
    '<div id=player-a><div data-island=X><div><figure aria-labelledby=t><p id=t>快排</p><button>放</button><div class=picture_a><svg></svg></div><output>开始。</output><ol class=keyFrames_a><li><div>1 2</div><p>第 1 步：好。</p></li></ol><figcaption>图例</figcaption></figure></div></div></div>',
    '> **交互图：快排**（[在网页上操作](https://notes.example.org/docs/Linux/变基#player-a)）\n>\n> 开始。\n>\n> - 第 1 步：好。\n>\n> 图例',
  ],
  [
    'raster image with its caption',
    '<figure><img src=/assets/images/a.png alt=屏幕><figcaption>第一步</figcaption></figure>',
    '![屏幕](https://notes.example.org/assets/images/a.png)\n\n第一步',
  ],
  [
    'links of the site are absolute and readable',
    '<p><a href="/docs/CUDA/1.0 并行#a">并行</a></p>',
    '[并行](https://notes.example.org/docs/CUDA/1.0%20并行#a)',
  ],
  ['task list', '<ul><li><label><input type=checkbox checked> 做完</label></ul>', '- ☑ 做完'],
])('%s', (_, html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it('leaves no element, attribute or script of the site', () => {
  const html = plain(
    '<p class=a style="x" id=b data-c onclick="d()">文<script>e()</script><button>按</button><mdx-x>字</mdx-x></p>',
  ).html();
  expect(html).toBe('<p>文字</p>');
});

it.each([
  ['a formula without its source', '<span class=katex>x</span>', '没有 <annotation>'],
  ['tabs of which one has no panel', '<div><div role=tablist><b role=tab>一</b></div></div>', '1 个标签、0 个面板'],
  ['a drawing without words', '<figure><svg role=img></svg><figcaption>线</figcaption></figure>', '图“线”没有替代文字'],
])('%s is told', (_, html, message) => {
  expect(() => plain(html)).toThrow(message);
});
