import {expect, it} from 'vitest';
import {compileFault} from './compileErrors';

/** As the bundler frames it. */
const failed = (cause: string) =>
  `  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):
  ╰─▶   × Error: MDX compilation failed for file "${process.cwd()}/docs/甲.mdx"
        │ Cause: ${cause}
        │ Details:
        │ {
        │   "line": 7,
        │   "name": "7:6"
        │ }`;

it.each([
  ['Could not parse expression with acorn', 'docs/甲.mdx:7 读不懂：{ 后面不是能算的式子，或少了 } → 要显示花括号'],
  ['Unexpected character `5` (U+0035) before name, expected a character', 'docs/甲.mdx:7 读不懂：< 后面不是标签 → '],
  ['Expected a closing tag for `<br>` (7:1-7:5) before the end of `paragraph`', 'docs/甲.mdx:7 读不懂：标签 <br> 没有合上 → '],
  ['Unexpected closing tag `</b>`, expected corresponding closing tag for `<i>`', 'docs/甲.mdx:7 读不懂：标签 <i> 没有合上 → '],
  ['Could not parse import/exports with acorn', 'docs/甲.mdx:7 读不懂：import 或 export 写错了 → '],
  ['Markdown image with URL `./a.webp` in source file "docs/甲.mdx" (7:1)', 'docs/甲.mdx:7 图片文件不存在：./a.webp → '],
  ['docs/甲.mdx:9 没有叫“x”的播放器 → 可用的有：y', 'docs/甲.mdx:9 没有叫“x”的播放器 → 可用的有：y'],
  ['something new', 'docs/甲.mdx:7 读不懂：something new → '],
])('says in one line what the compiler says: %s', (cause, line) => {
  expect(compileFault(failed(cause))).toContain(line);
});

it('leaves other errors of the bundler to it', () => {
  expect(compileFault('Module not found: Error: no such module')).toBeUndefined();
});
