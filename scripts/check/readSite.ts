import path from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {load} from 'js-yaml';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import type {Page, Site} from '../../src/shared/checks/types';
import {readText} from '../../src/shared/build/readText';

const KINDS = {docs: 'doc', blog: 'post', 'src/pages': 'page'} as const;

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm, {singleTilde: false})
  .use(remarkMath)
  .use(remarkDirective)
  .freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** Reads every Markdown page below a site's folder; names that begin with an underscore are no pages. */
export function readSite(root: string): Site {
  const site: Site = {root, pages: [], unreadable: []};
  for (const [folder, kind] of Object.entries(KINDS)) {
    const names = globSync(['**/*.{md,mdx}'], {cwd: path.join(root, folder), ignore: ['**/_*', '**/_*/**']});
    for (const file of names.sort().map((name) => `${folder}/${name}`)) {
      try {
        site.pages.push(readPage(root, file, kind));
      } catch (error) {
        const {line, mark, message} = error as {line?: number; mark?: {line: number}; message: string};
        site.unreadable.push({
          file,
          line: line ?? (mark ? mark.line + 2 : 1),
          message: `读不懂：${message.split('\n')[0]}`,
          fix: '改正这里的语法；.mdx 里的 < 与 { 要写成 \\< 与 \\{',
        });
      }
    }
  }
  return site;
}

function readPage(root: string, file: string, kind: Page['kind']): Page {
  const text = readText(path.join(root, file));
  const tree = file.endsWith('x') ? mdx.parse(escapeMarkdownHeadingIds(text)) : markdown.parse(text);
  return {
    file,
    kind,
    id: file.replace(/^(?:docs|blog|src\/pages)\//, '').replace(/\.mdx?$/, ''),
    text,
    frontMatter: frontMatterOf(tree),
    tree,
  };
}

function frontMatterOf(tree: Root): Record<string, unknown> {
  const yaml = tree.children.find((node) => node.type === 'yaml');
  return (yaml && (load(yaml.value) as Record<string, unknown>)) ?? {};
}
