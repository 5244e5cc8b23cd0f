import {existsSync} from 'node:fs';
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
import type {Page, Problem, Site} from '../../src/shared/checks/types';
import {mdxFault} from '../../src/features/markdown/build/mdxFault';
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
      const read = readFile(root, file, kind);
      if ('tree' in read) {
        site.pages.push(read);
      } else {
        site.unreadable.push(read);
      }
    }
  }
  return site;
}

/** Reads the Markdown page of one file (its path from the site's folder), or says why that cannot be done; undefined for what is no page, or is not there. */
export function readFileAgain(root: string, file: string): Page | Problem | undefined {
  const folder = Object.keys(KINDS).find((one) => file.startsWith(`${one}/`)) as keyof typeof KINDS | undefined;
  return folder === undefined || !/\.mdx?$/.test(file) || /\/_/.test(file) || !existsSync(path.join(root, file))
    ? undefined
    : readFile(root, file, KINDS[folder]);
}

function readFile(root: string, file: string, kind: Page['kind']): Page | Problem {
  try {
    return readPage(root, file, kind);
  } catch (error) {
    const {line, mark, reason, message} = error as {line?: number; mark?: {line: number}; reason?: string; message: string};
    if (mark) {
      return {
        file,
        line: mark.line + 2,
        message: `front matter 写错了：${reason ?? message}`,
        fix: '改正这一行；值里有冒号、# 或引号时用引号括起来',
      };
    }
    return {file, line: line ?? 1, ...mdxFault(message)};
  }
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
