import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {leanBody, transformPage} from './leanBody';

const NOTE = `import AmdahlCurve from '@site/src/features/explorers/AmdahlCurve';
import Tabs from '@theme/Tabs';

# 题目

正文里的一句话。

## 一节

<AmdahlCurve cores={4} />

![图标](/img/favicon.svg)
`;

/** What Docusaurus' own compiler makes of a page, with the exports that its loader puts before it. */
async function compiled(note: string): Promise<string> {
  const options = {
    admonitions: true,
    staticDirs: [path.resolve('static')],
    siteDir: process.cwd(),
    markdownConfig: {
      format: 'mdx',
      mermaid: true,
      emoji: true,
      parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      anchors: {maintainCase: false},
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
  };
  const processor = await createProcessorUncached({options: options as never, format: 'mdx'});
  const {content} = await processor.process({
    content: note,
    filePath: path.resolve('docs/page.mdx'),
    frontMatter: {},
    compilerName: 'client',
  });
  return `export const frontMatter = {};\nexport const contentTitle = '题目';\nexport {default as metadata} from '@site/.docusaurus/page.json'\n${content}`;
}

const nameOf = (code: string) => /MDXContent\.body = "(\w+)";/.exec(code)?.[1];

describe('the client’s module of a Markdown page', async () => {
  const page = await compiled(NOTE);
  const lean = leanBody(page, '').client;

  it('holds metadata, front matter, title and contents, and nothing of the body', () => {
    expect(lean).toMatch(/export \{default as metadata\}[^]*|export const frontMatter[^]*export const contentTitle[^]*export const toc/);
    expect(lean).toContain('一节');
    expect(lean).not.toContain('正文里的一句话');
    expect(lean).not.toContain('_jsx');
  });

  it('leaves the parts of the body to a chunk that is not fetched', () => {
    expect(lean).toContain('import(/* webpackChunkName: "bodies" */ "@site/src/features/explorers/AmdahlCurve")');
    expect(lean).toContain('import(/* webpackChunkName: "bodies" */ "@theme/Tabs")');
    expect(lean).toMatch(/import\(\/\* webpackChunkName: "bodies" \*\/ "![^"]+favicon\.svg"\)/);
    expect(lean).not.toMatch(/^import .*Tabs/m);
  });

  it('names the body as the server does, and anew when what the client reads changes', async () => {
    const name = nameOf(lean);
    expect(name).toMatch(/^\w{12}$/);
    expect(nameOf(leanBody(page, '').named)).toBe(name);
    const other = await compiled(NOTE.replace('## 一节', '## 另一节'));
    expect(nameOf(leanBody(other, '').named)).not.toBe(name);
  });

  it('is the same whether what draws the body is read or, where it asks for no files, passed over', async () => {
    const plain = await compiled(NOTE.replace(/^!.*\n/m, ''));
    const whole = leanBody(`${plain}\n// require(`, '').client;
    expect(whole).toContain('explorers/AmdahlCurve"');
    expect(leanBody(plain, '').client).toBe(whole);
    const unreadable = plain.replace('return _jsx', 'return )_jsx');
    expect(() => leanBody(`${unreadable}\n// require(`, '')).toThrow(SyntaxError);
    expect(leanBody(unreadable, '').client).toBe(whole);
  });

  it('keeps the imports that the contents take in', () => {
    const withPart = page.replace(
      'export const toc = [',
      'import Part, {toc as partToc} from "./_part.mdx";\nexport const toc = [...partToc, ',
    );
    expect(leanBody(withPart, '').client).toContain('import Part, {toc as partToc} from "./_part.mdx";');
  });

  it('is refused when the compiler’s output has another shape', () => {
    expect(() => leanBody(page.replace('export default function MDXContent', 'export default function Other'), '')).toThrow('变了样');
    expect(() => leanBody(page.replace('export const toc', 'export const contents'), '')).toThrow('变了样');
  });
});

describe('the transform', () => {
  const run = (source: string, isServer = false, resourceQuery = '') =>
    transformPage(source, {rootContext: process.cwd(), resourcePath: path.resolve('README.md'), resourceQuery}, isServer);

  it('gives the server the page as it is, with the name that the client knows it by, whichever asks first', async () => {
    const page = await compiled(NOTE);
    const [client, server, again] = [run(page), run(page, true), run(page, true)];
    expect(server.startsWith(page)).toBe(true);
    expect(nameOf(server)).toBe(nameOf(client));
    expect(again).toBe(server);
    expect(run(page)).toBe(client);
  });

  it('names a preview otherwise than its post, though the client reads the same of both', async () => {
    const post = await compiled('摘要一句。\n\n正文。\n');
    const preview = await compiled('摘要一句。\n');
    const names = [run(post), run(preview, false, '?truncated=true'), run(post, false, '?truncated=true')].map(nameOf);
    expect(names[0]).not.toBe(names[1]);
    expect(names[1]).toBe(names[2]);
    expect(nameOf(run(preview, true, '?truncated=true'))).toBe(names[1]);
  });
});
