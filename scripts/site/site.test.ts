import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {adoptSource} from './adoptSource';
import {createSite} from './createSite';
import {site as ourSite} from '../../config/site';
import {describeOurNotes} from '../../src/shared/testing/ourNotes';
import {importedFiles, importedPackages} from './imports';

let folder: string;
const site = () => path.join(folder, 'site');
const source = () => path.join(folder, 'source');
const read = (file: string) => readFileSync(path.join(site(), file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(source(), file)), {recursive: true});
  writeFileSync(path.join(source(), file), text);
};
const everyFile = (below: string): string[] =>
  readdirSync(below, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(below, path.join(parentPath, name)))
    .sort();

/** Generous: a busy machine is slow, not wrong. */
const PATIENCE_MS = 120_000;
vi.setConfig({testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS});

/** A new site, which has a thousand files; each test that takes something in has those of its own that this may change. */
let made: string;
const newSite = () =>
  cpSync(made, site(), {recursive: true, filter: (file) => !/^(?:src|packages|tests)\b/.test(path.relative(made, file))});

beforeAll(() => {
  made = mkdtempSync(path.join(tmpdir(), 'made-'));
  createSite(made, process.cwd());
});
afterAll(() => rmSync(made, {recursive: true}));

describeOurNotes('a new site', () => {
  const readMade = (file: string) => readFileSync(path.join(made, file), 'utf8');

  // Of a site that has another name already it would look for that one.
  it('has two notes and a post to begin with, and nothing of ours', () => {
    const files = everyFile(made);
    expect(files.filter((file) => /^(?:docs|blog)\b/.test(file))).toEqual([
      'blog/2026-01-01-hello.md',
      'blog/authors.yml',
      'docs/intro.md',
      'docs/笔记/_category_.json',
      'docs/笔记/怎样写一篇.md',
    ]);
    expect(files).not.toContain('LICENSE');
    const texts = files.filter((file) => /\.(?:[cm]?[jt]sx?|json|md|mdx|yml|conf|css|svg)$/.test(file));
    const brand = ['config/brand.ts', 'config/site.ts', 'static/img/favicon.svg'].map((file) => readFileSync(file, 'utf8')).join('\n');
    const outlines = [...brand.matchAll(/(?:\bd=|path: )["'](M[^"']+)/g)].map(([, path]) => path!);
    expect(outlines).toHaveLength(5);
    const ours = [ourSite.title, ourSite.tagline, ourSite.description, 'parallel-notes', ...outlines];
    ours.forEach((mark) => expect(brand).toContain(mark));
    expect(texts.filter((file) => ours.some((mark) => readMade(file).includes(mark)))).toEqual([]);
    expect(readMade('config/site.ts')).toContain("terms: ''");
    expect(JSON.parse(readMade('package.json'))).not.toHaveProperty('license');
    // Every folder that the workflow and the scripts name is there.
    expect(readMade('.github/workflows/site.yml')).not.toContain('tests/engines');
  });

  it('is told all that the settings ask for', () => {
    const settings = readMade('config/site.ts');
    const [, fields = ''] = /interface Site \{\n([^]*?)\n\}/.exec(settings)!;
    const [, values = ''] = /site: Site = \{\n([^]*?)\n\};/.exec(settings)!;
    const names = [...fields.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !values.includes(`  ${name}:`))).toEqual([]);
  });

  it('has what is no text byte by byte', () => {
    const name = everyFile(made).find((file) => file.endsWith('.gz')) ?? '';
    expect(readFileSync(path.join(made, name)).equals(readFileSync(name))).toBe(true);
  });

  it('is not made where something lies', () => {
    expect(() => createSite(made, process.cwd())).toThrow('里已经有东西，没有动它');
  });
});

describeOurNotes('taking in what somebody wrote', () => {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    newSite();
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('copies a Docusaurus site, and says what it could tell and what it left', () => {
    write(
      'docusaurus.config.js',
      "module.exports = {\n  title: '老笔记',\n  tagline: '一句',\n  url: 'https://old.example',\n  baseUrl: '/n/',\n};\n",
    );
    write('docs/01-入门/_category_.json', '{"label": "入门"}');
    write('docs/01-入门/函数(2).md', '# 函数\n\n![图](https://img.example/a.png)\n');
    write('docs/intro.md', '看[函数](./01-入门/函数(2).md)与[它](./01-%E5%85%A5%E9%97%A8/%E5%87%BD%E6%95%B0(2).md)。\n');
    write('docs/实现(一)/图.md', '![图](./图.png)\n');
    write('docs/实现(一)/图.png', '');
    write('blog/2024-01-01-a.md', '---\nauthors: [me]\n---\n\n一篇。\n');
    write('blog/authors.yml', 'me:\n  name: 我\n  image_url: https://github.com/me.png\n');
    write('docs_more/a.md', '另一套。\n');
    write('src/theme/Footer.js', 'export default () => null;\n');
    const before = everyFile(source());
    const said = adoptSource(source(), site());
    expect(said).toContain('收进了 3 篇笔记、1 篇文章');
    expect(read('config/rules.ts')).toContain("{rule: 'programs', level: 'off'}");
    expect(said).toContain('函数(2).md → 01-入门/函数（2）.md');
    expect(existsSync(path.join(site(), 'docs/实现（一）/图.png'))).toBe(true);
    expect(said).toContain('src/theme（');
    expect(said).toContain('docs_more（里面有 1 个 Markdown 文件');
    expect(everyFile(source())).toEqual(before);
    expect(read('docs/intro.md')).toBe('看[函数](./01-入门/函数（2）.md)与[它](./01-%E5%85%A5%E9%97%A8/函数（2）.md)。\n');
    expect(read('config/site.ts')).toContain("title: '老笔记'");
    expect(read('config/site.ts')).toContain(
      "imageHosts: ['https://img.example', 'https://github.com', 'https://avatars.githubusercontent.com']",
    );
    expect(read('config/site.ts')).toContain("{to: '/blog'");
    expect(read('config/sections.ts')).toContain("{folder: '01-入门', sidebar: 'section1', navbarLabel: '入门'}");
    expect(existsSync(path.join(site(), 'docs/笔记'))).toBe(false);
  });

  it('takes a folder of Markdown, whose README is where one begins', () => {
    write('README.md', '# 我的书\n\n$$\na\n$$\n');
    write('甲/一.md', '# 一\n');
    expect(adoptSource(source(), site())).toContain('收进了 2 篇笔记、0 篇文章');
    expect(read('docs/intro.md')).toContain('# 我的书');
    expect(read('config/site.ts')).toMatch(/start: '\/docs\/intro',[^]*hasMath: true/);
    expect(read('config/site.ts')).not.toContain("to: '/blog");
  });

  it('follows the positions that pages and folders have, and begins where the source does', () => {
    write('docusaurus.config.js', "module.exports = {\n  title: '手册',\n};\n");
    write('docs/a/_category_.json', '{"label": "附录", "position": 2}');
    write('docs/a/a.md', '# 甲\n');
    write('docs/b/_category_.yml', 'label: 正文\nposition: 1\n');
    write('docs/b/z.md', '---\nsidebar_position: 1\n---\n\n# 乙\n');
    write('docs/b/y.md', '---\nsidebar_position: 2\n---\n\n# 丙\n');
    expect(adoptSource(source(), site())).toContain('开始阅读在 /docs/b/z，栏目 正文、附录');
    expect(read('static/_redirects')).toContain('/docs/b/z');
    expect(read('deploy/nginx.conf')).toContain('return 302 /docs/b/z;');
    rmSync(site(), {recursive: true});
    newSite();
    write('docs/a/_category_.json', JSON.stringify({label: 'A label that is far too long for a bar of links '.repeat(2), position: 2}));
    write('docs/a/a.md', '---\nslug: /\n---\n\n# 甲\n');
    expect(adoptSource(source(), site())).toContain('开始阅读在 /docs，栏目 正文。');
    expect(read('static/_redirects')).not.toMatch(/^\/docs\b/m);
    expect(read('deploy/nginx.conf')).not.toContain('location = /docs');
  });

  it('takes the folders that pages import from, by @site and by paths, and those that these import from', () => {
    write('docusaurus.config.js', "module.exports = {\n  title: '手册',\n};\n");
    write(
      'docs/甲/a.mdx',
      "import Box from '../../components/Box';\nimport Other from '@site/src/parts/Other';\nimport './a.css';\n\n# 甲\n",
    );
    write('docs/甲/a.css', '');
    write('components/Box/index.jsx', "import {useBox} from '../../hooks/useBox';\nexport default useBox;\n");
    write('hooks/useBox.js', 'export const useBox = () => null;\n');
    write('src/parts/Other.js', 'export default () => null;\n');
    adoptSource(source(), site());
    expect(
      ['components/Box/index.jsx', 'hooks/useBox.js', 'src/parts/Other.js'].filter((file) => !existsSync(path.join(site(), file))),
    ).toEqual([]);
  });

  it('takes the pages of MkDocs, and leaves folders of tools alone', () => {
    write('mkdocs.yml', 'site_name: 帮助\n');
    write('docs/甲/一.md', '# 一\n');
    write('docs/.obsidian/plugin.md', '# 工具\n');
    write('README.md', '# 仓库\n');
    expect(adoptSource(source(), site())).toContain('收进了 1 篇笔记');
    expect(read('docs/甲/一.md')).toBe('# 一\n');
  });

  it('takes the pages of mdBook, under the title of the book', () => {
    write('book.toml', '[book]\ntitle = "手册"\n');
    write('src/SUMMARY.md', '- [一](./a/one.md)\n');
    write('src/intro.md', '# 开头\n');
    write('src/a/one.md', '# 一\n');
    write('README.md', '# 仓库\n');
    const said = adoptSource(source(), site());
    expect(said).toContain('收进了 2 篇笔记');
    expect(said).toContain('站名“手册”');
    expect(said).toContain('SUMMARY.md（手写的目录');
    expect(read('docs/intro.md')).toBe('# 开头\n');
  });

  it('takes the pages of VitePress, and what it serves as it is', () => {
    write('.vitepress/config.mjs', 'export default defineConfig({\n  title: "手册",\n  srcDir: "src",\n});\n');
    write('src/a/one.md', '# 一\n\n![图](/a.svg)\n');
    write('src/index.md', "---\nlayout: home\n\nhero:\n  name: '手册'\n  tagline: '慢慢写。'\n---\n");
    write('src/public/a.svg', '<svg/>');
    const said = adoptSource(source(), site());
    expect(said).toContain('收进了 1 篇笔记');
    expect(said).toContain('站名“手册”');
    expect(said).toContain('.vitepress（');
    expect(said).toContain('index.md（VitePress 的首页');
    expect(existsSync(path.join(site(), 'docs/intro.md'))).toBe(false);
    expect(read('config/site.ts')).toContain("tagline: '慢慢写。'");
    expect(read('config/site.ts')).toContain("start: '/docs/a/one'");
    expect(read('static/a.svg')).toBe('<svg/>');
    expect(existsSync(path.join(site(), 'docs/public'))).toBe(false);
  });

  it('takes the posts of Hexo and Jekyll, and the pictures that they serve', () => {
    write('_config.yml', "title: 手记\nsubtitle:\ndescription: '记着'\n");
    write('source/_posts/one.md', '---\ntitle: 一\ndate: 2020-09-06 23:58:28\n---\n\n![图](../images/a.png)\n\n<!-- more -->\n\n再说。\n');
    write('source/images/a.png', '');
    write('source/about/index.md', '# 关于\n');
    const said = adoptSource(source(), site());
    expect(said).toContain('收进了 0 篇笔记、1 篇文章');
    expect(said).toContain('站名“手记”');
    expect(said).toContain('_posts 以外的页');
    expect(read('blog/one.md')).toContain('](/images/a.png)\n\n<!-- truncate -->');
    expect(existsSync(path.join(site(), 'static/images/a.png'))).toBe(true);
    expect(read('config/site.ts')).toContain("tagline: '记着'");
  });

  it('keeps a note for a blog without docs', () => {
    write('docusaurus.config.ts', "export default {\n  title: '博客',\n};\n");
    write('blog/2024-01-01-a.md', '一篇。\n');
    adoptSource(source(), site());
    expect(existsSync(path.join(site(), 'docs/intro.md'))).toBe(true);
  });

  it('touches nothing of a site that has notes, and finds none where there is no Markdown', () => {
    write('甲.md', '# 甲\n');
    writeFileSync(path.join(site(), 'docs/我的.md'), '# 我的\n');
    const before = everyFile(site());
    expect(() => adoptSource(source(), site())).toThrow('已经有自己的文件（docs/我的.md）');
    expect(everyFile(site())).toEqual(before);
    rmSync(path.join(site(), 'docs/我的.md'));
    writeFileSync(path.join(site(), 'docs/intro.md'), '改过的样例\n');
    expect(() => adoptSource(source(), site())).toThrow('已经有自己的文件（docs/intro.md）');
    mkdirSync(path.join(folder, 'empty'));
    expect(() => adoptSource(path.join(folder, 'empty'), site())).toThrow('里没有 Markdown 文件');
  });

  it('knows the packages that pages import, loaders too', () => {
    write(
      'a.mdx',
      "import A from '@scope/pkg/deep';\nimport text from '!!raw-loader!./x.js';\nimport Tabs from '@theme/Tabs';\nimport B from './b';\n",
    );
    expect([...importedPackages([path.join(source(), 'a.mdx')])]).toEqual(['@scope/pkg', 'raw-loader']);
  });

  it('asks for the packages of what pages import, and not of what lies beside it', () => {
    write('package.json', JSON.stringify({dependencies: {'needed-package': '^1.0.0', 'unused-package': '^2.0.0'}}));
    write('docusaurus.config.js', "module.exports = {\n  title: '站',\n};\n");
    write('docs/a.mdx', "import Card from '@site/src/components/Card';\n\n# 甲\n\n<Card />\n");
    write('src/components/Card/index.tsx', "import {draw} from '../draw';\nexport default draw;\n");
    write('src/components/draw.ts', "export {draw} from 'needed-package';\n");
    write('src/components/Other.tsx', "export {default} from 'unused-package';\n");
    const said = adoptSource(source(), site());
    expect(said).toContain('npm install needed-package@^1.0.0\n');
    expect(existsSync(path.join(site(), 'src/components/Other.tsx'))).toBe(true);
    expect([...importedFiles([path.join(source(), 'docs/a.mdx')], source())]).toHaveLength(3);
  });
});
