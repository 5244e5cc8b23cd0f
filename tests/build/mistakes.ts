/** Where a mistake has to be told, and what is said of it there; a way that is left out has nothing to say. */
export interface Mistake {
  name: string;
  /** From the site's folder. */
  file: string;
  /** Another file that is a part of it, and all right by itself. */
  beside?: [file: string, text: string];
  text: string;
  /** In `npm start` and `npm run check:pages`. */
  says?: RegExp;
  /** In `npm start` and `npm run check:code`: programs of the page are run. */
  programs?: RegExp;
  build?: RegExp;
  /** Whether the build stops before it has read all pages, or while it compiles them. */
  stops?: 'early' | 'compiling';
}

const DESCRIPTION = '读完这一篇，就知道作者写错的时候这个站点会在哪里怎样告诉他，并且知道怎样把它改好，不必等到发布以后';
const fields = (more: Record<string, string> = {}) =>
  Object.entries({title: '一篇', description: DESCRIPTION, tags: '[笔记]', sidebar_position: '1', ...more})
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('');

/** A page of which nothing is wrong, or whose body is; its first line is line 7. */
export const note = (body: string, more?: Record<string, string>): string => `---\n${fields(more)}---\n${body}\n`;

/** What authors really do, each as small as can be. */
export const MISTAKES: Mistake[] = [
  {
    name: '链接的文件没有',
    file: 'docs/笔记/断链.md',
    text: note('看[乙](./没有.md)。'),
    says: /docs\/笔记\/断链\.md:7 .*链接的文件不存在：\.\/没有\.md → 改正路径/,
    build: /docs\/笔记\/断链\.md:7 链接没有去处：.*没有\.md → 改正它/,
  },
  {
    name: '链接的锚点没有',
    file: 'docs/笔记/锚点.md',
    text: note('看[下面](#没有)。\n\n## 有的'),
    says: /docs\/笔记\/锚点\.md:7 .*里没有 #没有 → .*给那个标题写上/,
    build: /docs\/笔记\/锚点\.md:7 .*里没有 #没有 → 给那个标题写上/,
  },
  {
    name: '地址没有这一页',
    file: 'docs/笔记/地址.md',
    text: note('看[它](/docs/没有这一页)。'),
    says: /docs\/笔记\/地址\.md:7 .*用地址链接笔记：\/docs\/没有这一页 → 写文件的相对路径/,
    build: /docs\/笔记\/地址\.md:7 链接没有去处：\/docs\/没有这一页 →/,
  },
  {
    name: '没有说明',
    file: 'docs/笔记/说明.md',
    text: note('正文。', {description: ''}),
    says: /docs\/笔记\/说明\.md:1 .*description 要用一句话说.* → 例如/,
  },
  {
    name: '标签不在表里',
    file: 'docs/笔记/标签.md',
    text: note('正文。', {tags: '[笔计]'}),
    says: /docs\/笔记\/标签\.md:4 .*标签表里没有“笔计” → /,
  },
  {
    name: '框没有结束',
    file: 'docs/笔记/框.md',
    text: note(':::note\n\n框里的。\n\n后面的。'),
    says: /docs\/笔记\/框\.md:7 .*:::note 没有结束.* → 在框的最后一行后面加一行 :::/,
    build: /docs\/笔记\/框\.md:7 :::note 没有结束/,
  },
  {
    name: '没有这种框',
    file: 'docs/笔记/框名.md',
    text: note(':::nots\n\n框里的。\n\n:::'),
    says: /docs\/笔记\/框名\.md:7 .*没有叫 :::nots 的框 → 是不是 :::note？/,
    build: /docs\/笔记\/框名\.md:7 没有叫 :::nots 的框/,
  },
  {
    name: '图片没有',
    file: 'docs/笔记/缺图.md',
    text: note('![一张图](./没有.png)'),
    says: /docs\/笔记\/缺图\.md:7 .*图片文件不存在：\.\/没有\.png → 路径从本页/,
    build: /docs\/笔记\/缺图\.md:7 找不到文件 \.\/没有\.png → 路径从本页/,
  },
  {
    name: '别的主机上的图',
    file: 'docs/笔记/外图.md',
    text: note('![一张图](https://img.example.org/a.png)'),
    says: /docs\/笔记\/外图\.md:7 .*https:\/\/img\.example\.org 上的图不会显示 → 存进站里/,
    build: /别的主机上的图不会显示：https:\/\/img\.example\.org（\d+ 张）/,
  },
  {
    name: '标点',
    file: 'docs/笔记/标点.md',
    text: note('汉字,后面是半角的逗号。'),
    says: /docs\/笔记\/标点\.md:7 .*半角标点：汉字,后面/,
  },
  {
    name: '没有这个组件',
    file: 'docs/笔记/组件.mdx',
    text: note('<GirdExplorer />'),
    says: /docs\/笔记\/组件\.mdx:7 .*没有组件 GirdExplorer → 是不是 GridExplorer？/,
    build: /docs\/笔记\/组件\.mdx:7 没有组件 GirdExplorer/,
  },
  {
    name: '两页一个地址',
    file: 'docs/笔记/重复乙.md',
    beside: ['docs/笔记/重复甲.md', note('正文。', {slug: '/twice'})],
    text: note('正文。', {slug: '/twice'}),
    says: /docs\/笔记\/重复.\.md:6 .*与 docs\/笔记\/重复.\.md 是同一个地址 \/docs\/twice → 改其中一个/,
    build: /docs\/笔记\/重复.\.md:1 与 docs\/笔记\/重复.\.md 是同一个地址 \/docs\/twice/,
  },
  {
    name: '公式',
    file: 'docs/笔记/公式.md',
    text: note('一半是 $\\frac{1}{$。'),
    says: /docs\/笔记\/公式\.md:7 .*公式写错了：/,
    build: /docs\/笔记\/公式\.md:7 公式写错了：/,
  },
  {
    name: '代码块没写语言',
    file: 'docs/笔记/语言.md',
    text: note('```\nint a;\n```'),
    says: /docs\/笔记\/语言\.md:7 .*代码块没写语言 → /,
  },
  {
    name: '程序的输出变了',
    file: 'docs/笔记/输出.md',
    text: note('```python\nprint(1 + 1)\n```\n\n```text title="输出"\n3\n```'),
    programs: /docs\/笔记\/输出\.md:\d+ .*输出.* → /,
  },
  {
    name: '示意图写错了',
    file: 'docs/笔记/示意图.md',
    text: note('```mermaid\nflowchart LR\n  甲 --> \n```'),
    programs: /docs\/笔记\/示意图\.md:\d+ .*ermaid.* → /,
  },
  {
    name: 'front matter 写错了',
    file: 'docs/笔记/开头.md',
    text: note('正文。', {title: '甲: 乙: 丙'}),
    says: /docs\/笔记\/开头\.md:2 .*front matter 写错了：.* → 改正这一行/,
    build: /docs\/笔记\/开头\.md:2 front matter 写错了：.* → 改正这一行/,
    stops: 'early',
  },
  {
    name: '文件名里的日期不存在',
    file: 'blog/2026-02-30-a.md',
    text: note('正文。', {sidebar_position: '', authors: '[owner]', date: '2026-02-28'}),
    says: /blog\/2026-02-30-a\.md:1 .*文件名里的日期 2026-02-30 不存在 → /,
    build: /blog\/2026-02-30-a\.md:1 文件名里的日期 2026-02-30 不存在 → /,
    stops: 'early',
  },
  {
    name: '文件名里的括号',
    file: 'docs/笔记/函数(2).md',
    text: note('正文。'),
    says: /docs\/笔记\/函数\(2\)\.md:1 .*文件名里不能有 \( → /,
    build: /docs\/笔记\/函数\(2\)\.md:1 文件名里不能有 \( → /,
    stops: 'early',
  },
  {
    name: '.mdx 里的花括号',
    file: 'docs/笔记/花括号.mdx',
    text: note('集合 {1, 2 里有两个数。'),
    says: /docs\/笔记\/花括号\.mdx:\d+ .*读不懂：\{ 后面不是能算的式子.* → 要显示花括号/,
    build: /docs\/笔记\/花括号\.mdx:\d+ 读不懂：\{ 后面不是能算的式子.* → 要显示花括号/,
    stops: 'compiling',
  },
  {
    name: '.mdx 里的小于号',
    file: 'docs/笔记/小于号.mdx',
    text: note('当 i <5 时停下。'),
    says: /docs\/笔记\/小于号\.mdx:7 .*读不懂：< 后面不是标签 → 要显示小于号/,
    build: /docs\/笔记\/小于号\.mdx:7 读不懂：< 后面不是标签 → 要显示小于号/,
    stops: 'compiling',
  },
  {
    name: '花括号里的名字没有定义',
    file: 'docs/笔记/名字.mdx',
    text: note('模板写成 {item}。\n\n{list.map((one) => one.name)}'),
    says: /docs\/笔记\/名字\.mdx:7 .*花括号里的 item 没有定义 → 只是文字就写成 \\\{[^]*名字\.mdx:9 .*花括号里的 list 没有定义/,
    build: /docs\/笔记\/名字\.mdx:7 花括号里的 item 没有定义 → 只是文字就写成 \\\{[^]*名字\.mdx:9 花括号里的 list 没有定义/,
  },
  {
    name: '没有装的包',
    file: 'docs/笔记/包.mdx',
    text: note("import styled from 'no-such-package/deep';\n\n<b>{styled}</b>"),
    says: /docs\/笔记\/包\.mdx:7 .*没有装 no-such-package 这个包 → npm install no-such-package/,
    build: /docs\/笔记\/包\.mdx:7 没有装 no-such-package 这个包 → npm install no-such-package/,
    stops: 'compiling',
  },
  {
    name: '导入的文件没有',
    file: 'docs/笔记/导入.mdx',
    text: note("import Box from './没有';\n\n<Box />"),
    says: /docs\/笔记\/导入\.mdx:7 .*没有这个文件：\.\/没有 → 改正路径/,
    build: /docs\/笔记\/导入\.mdx:7 没有这个文件：\.\/没有 → 改正路径/,
    stops: 'compiling',
  },
  {
    name: '没有这个播放器',
    file: 'docs/笔记/播放器.mdx',
    text: note('<AlgorithmPlayer name="quick" />'),
    says: /docs\/笔记\/播放器\.mdx:7 .*没有叫“quick”的播放器 → 可用的有/,
    build: /docs\/笔记\/播放器\.mdx:7 没有叫“quick”的播放器 → 可用的有/,
    stops: 'compiling',
  },
];
