import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {parsePublished} from '../../../scripts/check-built/published';
import {hashSource} from '../../../src/features/content-policy/build/inlineScripts';
import {FOR_WORKERS, policyOf} from '../../../src/features/content-policy/build/policy';
import {readBuild} from '../../../scripts/check-built/readBuild';
import {builtRules} from '../../../scripts/check-built/rules';

const ORIGIN = 'https://notes.example.org';

const SCRIPT = 'start()';
const policy = (scripts = `'self' ${hashSource(SCRIPT)}`, more = policyOf([], []).replace(/script-src [^;]*; /, '')) =>
  `<meta http-equiv="Content-Security-Policy" content="script-src ${scripts}; ${more}"><script>${SCRIPT}</script>`;

const shared = (image = `${ORIGIN}/img/card.png`, width = 1200) =>
  `<meta property="og:image" content="${image}"><meta property="og:image:width" content="${width}"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="图">`;
/** The beginning of a PNG of this size, byte by byte. */
const png = (width: number, height: number, more = '') =>
  `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${[width, height].map((n) => String.fromCharCode(0, 0, n >> 8, n & 255)).join('')}${more}`;

const page = (
  body: string,
  {
    classes = '',
    head = '<title>页</title><meta name="description" content="说明">',
    html = 'lang=zh-Hans dir=ltr',
    safety = policy(),
    card = shared(),
  } = {},
) => `<!doctype html><html ${html} class="${classes}"><head>${safety}${card}${head}</head><body><h1>标题</h1>${body}</body></html>`;

const alternate = (path: string) =>
  `<title>页</title><meta name="description" content="说明"><link rel=alternate type=text/markdown href="${encodeURI(path)}.md">`;
const MARKDOWN = '---\ntitle: 页\n---\n\n# 页\n\n正文 `<div>`\n\n```html\n<div>\n```\n';
const post = (body: string, head = alternate('/blog/p')) =>
  page(`<main><article>${body}</article></main>`, {classes: 'blog-post-page', head});

const doc = (body: string, time = '<time itemprop=dateModified datetime=2026-11-21T10:00:00.000Z>今天</time>') =>
  page(`<main><article><div data-body=d0>${body}</div>${time}</article></main>`, {
    classes: 'docs-doc-page docs-doc-id-Linux/变基',
    head: alternate('/docs/Linux/变基'),
  });

const SENTENCE = '正文里的一句话，有十几个字。';

const url = (loc: string, lastmod = '<lastmod>2026-11-21</lastmod>') => `<url><loc>${ORIGIN}${encodeURI(loc)}</loc>${lastmod}</url>`;
const sitemapOf = (...urls: string[]) => `<?xml version="1.0"?><urlset>${urls.join('')}</urlset>`;
const HOME = url('/', '');
const DOC = url('/docs/Linux/变基');
const POST = url('/blog/p');

const RSS = (content: string) =>
  `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><item><content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`;

const feedsIn = (folder: string) => ({
  [`${folder}/rss.xml`]: RSS('<p>文'),
  [`${folder}/atom.xml`]: '<feed><entry/></feed>',
  [`${folder}/feed.json`]: '{"items":[{}]}',
});

const workerOf = (...files: [name: string, content: string][]) =>
  `const MANIFEST=JSON.parse(${JSON.stringify(JSON.stringify({files: files.map(([name, content]) => [name, createHash('sha256').update(content).digest('hex').slice(0, 12), content.length])}))});\n`;

/** The beginning of an EPUB: its type is the first file of the zip. */
const epub = (more = '') => `PK${' '.repeat(28)}mimetypeapplication/epub+zip${more}`;

/** A small build without a fault. */
const CLEAN: Record<string, string> = {
  'assets/js/p.js': 'p.body="p0"',
  'assets/js/d.js': 'd.body="d0"',
  'assets/js/main.0a.js': '"汉字"',
  'index.html':
    page(`<a href="/docs/Linux/%E5%8F%98%E5%9F%BA#a">变基</a><a href="https://example.org" rel="noopener noreferrer">外</a><a href="//example.org" rel=noopener>外</a><img src=/img/a.svg alt="" width=1 height=1>
    <code>** ~~ ::: undefined</code><link rel=stylesheet href=/assets/a.css><link rel=canonical href=${ORIGIN}/>`),
  'docs/Linux/变基.html': doc(
    '<h2 id=a>节</h2><a href="../../blog/p">文</a><a href="#fn-%E6%B3%A8">注</a><i id="fn-%E6%B3%A8"></i><a href="#%E8%8A%82">节</a><i id=节></i>',
  ),
  'docs/Linux/变基.md': MARKDOWN,
  'blog/p.html': post(`<div data-body=p0><p>${SENTENCE}</p></div>`),
  'blog/p.md': MARKDOWN,
  'search.html': page(''),
  '404.html': page('', {head: '<title>找不到</title>'}),
  'book/Linux.html': page('', {head: '<title>Linux（整个栏目）</title><meta name=robots content=noindex>'}),
  'book/Linux.epub': epub(),
  'img/a.svg': '<svg/>',
  'img/card.png': png(1200, 630),
  'assets/a.css': '@font-face{src:url(b.woff2)}',
  'assets/b.woff2': '',
  // An unlisted post: whole, and in no list.
  'blog/q.html': post('<div data-body=p0><p>文</p></div>', `${alternate('/blog/q')}<meta name=robots content="noindex, nofollow">`),
  'blog/q.md': MARKDOWN,
  'sitemap.xml': sitemapOf(HOME, DOC, POST),
  ...feedsIn('blog'),
  ...feedsIn('docs'),
  ...feedsIn('docs/Linux'),
  'sw.js': workerOf(['img/a.svg', '<svg/>']),
  _headers: `/*\n  Content-Security-Policy: ${policyOf([hashSource(SCRIPT), FOR_WORKERS], [])}; frame-ancestors 'self'\n`,
};

/** 44 kB for 1300 that do not compress below 40: hexadecimal digits carry half their bits. */
const noise = (length: number) => Array.from({length}, (_, index) => createHash('sha256').update(String(index)).digest('hex')).join('');
const NOISE = noise(1300);

/** For each rule, changes to the clean build (undefined: the file is not there) and the fault that it must then find. */
const BROKEN: [rule: string, change: Record<string, string | undefined>, message: RegExp][] = [
  ['complete', {'sw.js': undefined}, /构建没有做完/],
  ['complete', {'sw.js': ''}, /不完整/],
  ['complete', {'sw.js': workerOf(['img/a.svg', '<svg/>']).slice(0, -5)}, /不完整/],
  ['complete', {'sw.js': workerOf(['assets/gone.js', ''])}, /构建里少了这个文件/],
  ['complete', {'sw.js': workerOf(['img/a.svg', '<svg></svg>'])}, /不是这次构建写的/],
  ['stray-markers', {'blog/p.html': page('<p>**注意：**正文</p>')}, /露出了 \*\*/],
  ['stray-markers', {'blog/p.html': page(':::tip 标题')}, /:::/],
  ['stray-markers', {'blog/p.html': page('<p>值是 undefined</p>')}, /undefined/],
  ['stray-markers', {'blog/p.html': page('<p>[object Object]</p>')}, /object Object/],
  ['known-elements', {'blog/p.html': page('<mdxadmonitiontitle>题</mdxadmonitiontitle>')}, /不认识的元素 <mdxadmonitiontitle>/],
  ['one-h1', {'blog/p.html': page('<h1>又一个</h1>')}, /有 2 个一级标题/],
  ['image-alt', {'blog/p.html': page('<img src=/img/a.svg>')}, /没有替代文字/],
  ['image-alt', {'blog/p.html': page('<svg role=img></svg>')}, /没有替代文字/],
  ['image-size', {'blog/p.html': page('<img src=/img/a.svg alt="" width=1>')}, /没有写宽和高/],
  ['unique-ids', {'blog/p.html': page('<i id=a></i><b id=a></b>')}, /id a 出现了不止一次/],
  ['head', {'blog/p.html': page('', {head: '<title>页</title>'})}, /没有描述/],
  ['head', {'blog/p.html': page('', {head: '<meta name=description content=x>'})}, /没有标题/],
  ['head', {'blog/p.html': page('', {html: 'lang=en dir=ltr'})}, /lang/],
  ['head', {'blog/p.html': page('', {html: 'lang=zh-Hans'})}, /dir/],
  ['last-updated', {'docs/Linux/变基.html': doc('<h2 id=a>节</h2>', '')}, /没有最后更新日期/],
  [
    'last-updated',
    {'docs/Linux/变基.html': doc('<h2 id=a>节</h2>', '<time itemprop=dateModified datetime=2026-11-20T10:00:00.000Z>昨天</time>')},
    /更新于 2026-11-20.*提交在 2026-11-21/,
  ],
  ['resources', {'blog/p.html': page('<script src=/assets/none.js></script>')}, /资源不存在：\/assets\/none\.js/],
  ['resources', {'blog/p.html': page('<img alt="" src=https://example.org/a.png>')}, /从别的主机取资源/],
  ['resources', {'blog/p.html': page('<link rel=preconnect href=https://example.org>')}, /从别的主机取资源/],
  ['resources', {'assets/a.css': '@font-face{src:url("c.woff2")}'}, /资源不存在：c\.woff2/],
  ['internal-links', {'blog/p.html': page('<a href=/docs/none>无</a>')}, /没有去处：\/docs\/none/],
  ['internal-links', {'blog/p.html': page(`<a href=${ORIGIN}/none>无</a>`)}, /没有去处/],
  ['internal-links', {'blog/p.html': page('<a href="/docs/Linux/变基#b">无</a>')}, /里没有 #b/],
  ['outside-links', {'blog/p.html': page('<a href="https://example.org">外</a>')}, /没有 rel="noopener"：https:\/\/example\.org/],
  ['outside-links', {'blog/p.html': page('<a href="//example.org/a" rel=me target=_blank>外</a>')}, /没有 rel="noopener"/],
  ['pictures', {'assets/images/a.jpg': '\xff\xd8\xff\xe1Exif\0\0'}, /拍摄地点/],
  ['pictures', {'assets/images/a.avif': 'ftypavif Exif'}, /拍摄地点/],
  ['security', {'blog/p.html': page('', {safety: ''})}, /有 0 条安全策略/],
  ['security', {'blog/p.html': page('', {safety: policy(`'self' 'unsafe-inline'`)})}, /太宽：'unsafe-inline'/],
  ['security', {'blog/p.html': page('', {safety: policy(`'self' https:`)})}, /太宽：https:/],
  ['security', {'blog/p.html': page('', {safety: policy(undefined, `object-src 'none'`)})}, /缺少/],
  ['security', {'blog/p.html': page('<script>extra()</script>')}, /内联脚本不在策略里：extra\(\)/],
  ['security', {'blog/p.html': page('<button onclick="go()">去</button>')}, /内联的事件处理：onclick/],
  ['security', {'blog/p.html': page('<a href=" javascript:go()">去</a>')}, /javascript:/],
  ['security', {_headers: '/*\n  X-Content-Type-Options: nosniff\n'}, /不是各页策略合起来的/],
  ['security', {_headers: `/*\n  Content-Security-Policy: {policy}; frame-ancestors 'self'\n`}, /不是各页策略合起来的/],
  [
    'security',
    {
      _headers: `/*\n  Content-Security-Policy: ${policyOf([hashSource(SCRIPT), FOR_WORKERS, `'unsafe-inline'`], [])}; frame-ancestors 'self'\n`,
    },
    /不是各页策略合起来的/,
  ],
  [
    'security',
    {_headers: `/*\n  Content-Security-Policy: ${policyOf([hashSource(SCRIPT)], [])}; frame-ancestors 'self'\n`},
    /不是各页策略合起来的/,
  ],
  [
    'security',
    {'blog/p.html': page('', {safety: `${policy(`'self' ${hashSource(SCRIPT)} ${hashSource('other()')}`)}<script>other()</script>`})},
    /不是各页策略合起来的/,
  ],
  ['old-scripts', {'assets/a.js': 'a.replace(/(?<=.)b/,"")'}, /向后看的正则表达式 \(\?<=…/],
  ['old-scripts', {'assets/a.js': 'RegExp("(?<!a)b")'}, /向后看的正则表达式 \(\?<!…/],
  ['old-scripts', {'assets/a.js': 'RegExp(`(?<!a)${b}`)'}, /向后看的正则表达式/],
  ['old-scripts', {'assets/a.js': 'a.querySelector(`${b}:has(svg)`)'}, /选择器有 :has\(/],
  ['old-scripts', {'assets/a.js': 'class A{static{b()}}'}, /static \{ \}/],
  ['old-scripts', {'assets/a.js': '/[a--b]/v'}, /语法比 ES2022 新/],
  ['old-scripts', {'assets/js/mermaid/a.js': 'import a from"./b.js";using b=a'}, /语法比 ES2022 新/],
  ['old-scripts', {'assets/a.js': 'fetch(a,{signal:AbortSignal.timeout(1)})'}, /有 AbortSignal\.timeout\(/],
  ['old-scripts', {'assets/a.js': 'a.ariaSelected'}, /有 \.ariaSelected/],
  ['old-scripts', {'assets/a.js': 'a.toSorted()'}, /有 \.toSorted\(/],
  ['old-scripts', {'assets/a.js': 'Promise.withResolvers()'}, /有 Promise\.withResolvers\(/],
  ['old-scripts', {'blog/p.html': page('<script>/(?<=a)b/</script>')}, /向后看的正则表达式/],
  ['old-styles', {'assets/a.css': '@media (width<=45rem){a{b:c}}'}, /范围写法/],
  ['old-styles', {'blog/p.html': page('<style>@media screen and (45rem<width){a{b:c}}</style>')}, /范围写法/],
  ['old-styles', {'assets/a.css': '@media print{.a,li:has(b,c){d:e}}'}, /\.a, li:has\(b,c\) 里的 :has\( 让旧浏览器丢掉整条规则/],
  ['secrets', {'assets/a.js': `f("${'0a1b2c3d'.repeat(4)}")`}, /Algolia 密钥/],
  ['secrets', {'assets/a.js': 'const a="value-of-a-secret"'}, /环境变量 SOME_TOKEN 的值/],
  ['secrets', {'blog/feed.json': `"ghp_${'x'.repeat(36)}"`}, /GitHub 的令牌/],
  ['documents', {'docs/Linux/变基.html': undefined}, /内容表里的 Linux\/变基 没有页面/],
  ['cards', {'blog/p.html': page('', {card: ''})}, /没有分享用的图/],
  ['cards', {'img/card.png': undefined}, /分享用的图不存在/],
  ['cards', {'blog/p.html': page('', {card: shared('https://example.org/a.png')})}, /分享用的图不存在/],
  ['cards', {'img/card.png': png(600, 315)}, /是 600×315，页面说 1200×630/],
  ['cards', {'img/card.png': 'GIF89a'}, /是 别的格式/],
  ['cards', {'blog/p.html': page('', {card: shared(undefined, 600)})}, /页面说 600×630/],
  ['cards', {'blog/p.html': page('', {card: shared().replace(/<meta property="og:image:alt"[^>]*>/, '')})}, /没有替代文字/],
  ['cards', {'img/card.png': png(1200, 630, 'x'.repeat(30_000))}, /最多 30000/],
  ['epubs', {'book/Linux.epub': undefined}, /没有电子书/],
  ['epubs', {'book/Linux.epub': 'PK'}, /不是 EPUB/],
  ['epubs', {'book/Linux.epub': epub('x'.repeat(1_000_000))}, /最多 1000000/],
  ['epubs', {'blog/p.html': post('<a href="/book/Linux.epub">电子书<span data-epub-size=Linux></span></a>')}, /没有说它多大/],
  ['sitemap', {'sitemap.xml': sitemapOf(HOME, POST)}, /缺少 \/docs\/Linux\/变基/],
  ['sitemap', {'sitemap.xml': sitemapOf(HOME, DOC, POST, url('/blog/q'))}, /\/blog\/q 没有对应的页面/],
  ['sitemap', {'sitemap.xml': sitemapOf(HOME, DOC, POST, url('/none'))}, /\/none 没有对应的页面/],
  ['sitemap', {'sitemap.xml': sitemapOf(HOME, url('/docs/Linux/变基', ''), POST)}, /变基 没有 lastmod/],
  ['sitemap', {'sitemap.xml': sitemapOf(HOME, DOC, POST).replace('</urlset>', '')}, /不是合法的 XML/],
  [
    'spelling',
    {'blog/p.html': post(`<div data-body=p0>${SENTENCE}</div><link rel=canonical href="${ORIGIN}/blog/第 一">`)},
    /rel=canonical 里的地址没有编码.*第 一/,
  ],
  [
    'spelling',
    {'blog/p.html': post(`<div data-body=p0>${SENTENCE}</div><link rel=canonical href=${ORIGIN}/blog/q>`)},
    /不是站点地图里的地址.*blog\/q/,
  ],
  [
    'spelling',
    {'blog/p.html': post(`<div data-body=p0>${SENTENCE}</div><script type="application/ld+json">{"url":"${ORIGIN}/变基"}</script>`)},
    /JSON-LD 里的地址没有编码/,
  ],
  ['feeds', {'blog/rss.xml': '<rss><channel><item></channel></rss>'}, /不是合法的 XML/],
  ['feeds', {'blog/rss.xml': RSS('<p>\u001b[31m红')}, /不是合法的 XML：有控制字符 U\+001B/],
  ['feeds', {'blog/atom.xml': '<feed/>'}, /有 0 篇，应有 1 篇/],
  ['feeds', {'blog/feed.json': '{'}, /有 0 篇/],
  ['feeds', {'docs/rss.xml': undefined}, /没有订阅源/],
  ['feeds', {'docs/Linux/rss.xml': undefined}, /没有订阅源/],
  ['feeds', {'docs/rss.xml': RSS('<a href="/docs/intro">开始</a>')}, /地址不完整：\/docs\/intro/],
  ['feeds', {'docs/Linux/rss.xml': RSS('<p>图</p><svg></svg>')}, /别处显示不了的元素：<svg/],
  ['published', {'blog/p.html': undefined}, /发布过的 \/blog\/p 没有了/],
  ['published', {'docs/Linux/变基.html': doc('<h2 id=b>节</h2>')}, /发布过的 #a 没有了/],
  ['hosts', {'a.bin': 'x'.repeat(25 * 1024 ** 2 + 1)}, /有 26 MiB，最多 25/],
  ['hosts', {_headers: '/a\n  A: b\n'.repeat(101)}, /有 101 条规则，最多 100/],
  ['hosts', {_headers: `/*\n  A: ${'x'.repeat(2000)}`}, /有一行长 2005 个字符，最多 2000/],
  ['hosts', {_redirects: '/a /b\n'.repeat(2001)}, /有 2001 条，最多 2000/],
  ['hosts', {_redirects: `# /*\n${'/a/* /b\n'.repeat(101)}`}, /带 \* 或 : 的有 101 条，最多 100/],
  ['hosts', {_redirects: `/a /${'b'.repeat(1000)}`}, /有一行长 1004 个字符，最多 1000/],
  ['bodies', {'blog/p.html': post(`<p>${SENTENCE}</p>`)}, /没有正文的框/],
  ['bodies', {'assets/js/p.js': 'p.body="p1"'}, /没有脚本认得正文 p0/],
  ['bodies', {'blog/p.html': post(`<div data-body=p0 data-page={}><p>${SENTENCE}</p></div>`)}, /笔记的正文 p0 又登记在脚本里了/],
  [
    'bodies',
    {'blog/p.html': post(`<div data-server-only=posts><div data-body=p0><p>${SENTENCE}</p></div></div>`)},
    /列表里的摘要 p0 又登记在脚本里了/,
  ],
  ['bodies', {'assets/js/p.js': `p.body="p0";q("${SENTENCE}")`}, /又在脚本里来了一遍：正文里的一句话/],
  ['bodies', {'assets/js/p.js': `p.body="p0";q("\\u6B63文${SENTENCE.slice(2)}")`}, /又在脚本里来了一遍/],
  ['markdown', {'blog/p.md': undefined}, /没有这一页的 Markdown/],
  ['markdown', {'blog/p.md': MARKDOWN.replace('正文', '<span class="token">')}, /露出了网页的标记：<span/],
  ['markdown', {'blog/p.md': '---\ntitle: 页\n---\n\n# 页\n'}, /没有标题或正文/],
  ['markdown', {'blog/p.md': MARKDOWN.replace('正文', '# 页\n\n正文')}, /标题出现了两次/],
  ['markdown', {'blog/p.html': post('文', '<title>页</title>')}, /没有指向 Markdown 的 link/],
  [
    'budgets',
    {'blog/p.html': page('<script src=/assets/big.js></script>'), 'assets/big.js': NOISE},
    /要取 4\d\.\d kB（没有公式的页最多 43 kB/,
  ],
  ['budgets', {'index.html': page(`<p>${NOISE}</p>`)}, /首页最多 30 kB/],
  ['budgets', {'blog/p.html': page('123456'.replaceAll(/./g, '<img alt="" src=/img/$&.svg>'))}, /要 7 个请求，最多 6 个/],
  ['budgets', {'assets/js/runtime~main.0a.js': '0', 'assets/js/main.0b.js': noise(4200)}, /应用有 \d+\.\d kB，最多 118\.5 kB/],
  [
    'budgets',
    {
      'docs/p.html': page('<style data-route=/assets/js/docs.0a.js></style>', {classes: 'docs-doc-id-p'}),
      'assets/js/docs.0a.js': noise(4200),
    },
    /动起来要取的脚本有 1\d\d\.\d kB，笔记最多 136 kB/,
  ],
  [
    'budgets',
    {'docs/c.html': page('<style data-route=/assets/js/c.0a.js></style>', {classes: 'docs-doc-page'}), 'assets/js/c.0a.js': noise(4200)},
    /动起来要取的脚本有 1\d\d\.\d kB，栏目最多 140 kB/,
  ],
  [
    'budgets',
    {'blog/p.html': page('<style data-route=/assets/js/p.0a.js></style>'), 'assets/js/p.0a.js': noise(4200)},
    /动起来要取的脚本有 1\d\d\.\d kB，别的页最多 132 kB/,
  ],
  ['lean-app', {'assets/js/123.0a.js': 'let a={mermaidAPI:b}'}, /又有了 Mermaid 的代码/],
  ['lean-app', {'assets/js/main.0a.js': 'onChangeClientState'}, /又有了react-helmet-async/],
  ['lean-app', {'assets/css/styles.0a.css': 'html{--csstools-color-scheme--light:initial}'}, /又有了变量的后备值/],
  [
    'lean-app',
    {
      'assets/js/main.0a.js': '{"theme.a.b":"甲"}',
      'assets/js/post.0a.js': 't({id:"theme.a.b",message:"A"}),t({id:"theme.a.c",message:"B"})',
    },
    /要显示的 theme\.a\.c 没有译文/,
  ],
  ['lean-app', {'assets/js/main.0a.js': '"\\u6C49\\u5B57"'}, /又有了写成 \\uXXXX 的汉字/],
];

beforeAll(() => void vi.stubEnv('SOME_TOKEN', 'value-of-a-secret'));
afterAll(() => void vi.unstubAllEnvs());

let folder: string | undefined;

function build(files: Record<string, string | undefined>) {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  for (const [name, text] of Object.entries(files).filter(([, text]) => text !== undefined)) {
    mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(folder, name), text!, name.endsWith('.png') ? 'latin1' : 'utf8');
  }
  return readBuild(folder, {
    origin: ORIGIN,
    baseUrl: '/',
    documents: ['Linux/变基'],
    commits: new Map([['Linux/变基', Date.parse('2026-11-21T10:00:00.000Z') / 1000]]),
    published: parsePublished('/docs/Linux/变基\n #a\n/blog/p\n'),
  });
}

afterEach(() => {
  if (folder) {
    rmSync(folder, {recursive: true});
    folder = undefined;
  }
});

const rule = (name: string) => builtRules(true).find((one) => one.name === name)!;

it('has a broken build for every rule', () => {
  expect(new Set(BROKEN.map(([name]) => name))).toEqual(new Set(builtRules(true).map(({name}) => name)));
});

it.each(BROKEN)('%s finds %o', (name, change, message) => {
  expect(
    rule(name)
      .check(build({...CLEAN, ...change}))
      .problems.map((problem) => problem.message)
      .join('\n'),
  ).toMatch(message);
});

it('a doc at another address than its file’s has the date of its file', () => {
  const edit = '<a href="https://github.com/a/b/edit/main/docs/Linux/变基.md">编辑此页</a>';
  const moved = {...CLEAN, 'docs/别名.html': doc(`<h2 id=a>节</h2>${edit}`)};
  expect(rule('last-updated').check(build(moved)).problems).toEqual([]);
});

it('a published page may be redirected', () => {
  const moved = {...CLEAN, 'blog/p.html': undefined, _redirects: '# 搬走的\n/blog/p /blog/q 301\n'};
  expect(rule('published').check(build(moved)).problems).toEqual([]);
});

it('Mermaid may ask for more, and a list of selectors may be all of :has', () => {
  const more = {
    ...CLEAN,
    'assets/js/mermaid/a.js': 'a.toSorted()',
    'assets/a.css': 'a:has(b),c:has(d){e:f}@container (width<9rem){a{b:c}}',
  };
  expect(['old-scripts', 'old-styles'].flatMap((name) => rule(name).check(build(more)).problems)).toEqual([]);
});

describe.each(builtRules(true))('$name', ({check}) => {
  it('finds nothing in a clean build, and says that it looked', () => {
    const {checked, problems} = check(build(CLEAN));
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });

  it('has looked at nothing when there is nothing', () => {
    expect(check(build({})).checked).toBe(0);
  });
});
