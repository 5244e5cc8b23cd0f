import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {chunkOf} from '../../../../shared/build/pageChunks/routeChunks';
import type {Cut} from '../../Cut';

/** Modules that every note needs; the sidebar's entries stay in their own chunk. */
const NOTE = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
];
/** What stands in the same place of the same frame. */
const CATEGORY = '@theme/DocCategoryGeneratedIndexPage';
const POST = '@theme/BlogPostPage';
const BLOG = [POST, '@theme/BlogListPage', '@theme/BlogTagsPostsPage'];

const OURS = {enforce: true, priority: 45};
const among = (modules: string[]) => {
  const names = modules.map(chunkOf);
  return ({name}: {name?: string | null}) => names.includes(name ?? '');
};

const cacheGroups = {
  docs: {...OURS, name: 'docs', chunks: among(NOTE)},
  // Removed from the category's chunk too: a page that loads it has loaded this one.
  docsAndCategory: {...OURS, name: 'docs', chunks: among([...NOTE, CATEGORY]), minChunks: 2, priority: 46},
  blog: {...OURS, name: 'blog', chunks: among(BLOG), minChunks: 2},
  post: {...OURS, name: 'post', chunks: among([POST]), priority: 44},
  figure: {...OURS, test: /[\\/]src[\\/]shared[\\/]ui[\\/]Figure[\\/].*\.tsx?$/, name: 'figure', chunks: 'async'},
};

/**
 * Modules of the groups whose chunk names in Docusaurus' registry differ from those that `chunkOf` derives: a group
 * without its chunk would silently have no effect.
 */
export function misnamed(registry: string): string[] {
  const lines = registry.split('\n');
  return [...NOTE, CATEGORY, ...BLOG].filter((module) => {
    const line = lines.find((one) => one.includes(JSON.stringify(module)));
    return line !== undefined && !line.includes(`"${chunkOf(module)}"`);
  });
}

/**
 * One chunk of what every note needs, one of what posts and lists of posts share and one of the rest of a post, and one of
 * what interactive figures share: Docusaurus would make a chunk of each part of a note and two more of what some of them
 * share, and put a copy of the others into the page of a category, the pages of the blog and the chunk of each figure.
 */
export const sharedChunks: Cut = {
  name: 'shared-chunks',
  saves: '一篇笔记的 8 个文件合成几个；栏目、博客和每个图里相同的代码只来一遍',
  plugin: ({generatedFilesDir}): Plugin => ({
    name: 'lean-shared-chunks',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      const wrong = misnamed(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
      if (wrong.length > 0) {
        throw new Error(
          `Docusaurus 给 ${wrong.join('、')} 的代码块起了别的名字 → 对照 codegen 改 src/shared/build/pageChunks/routeChunks.ts 的 chunkOf`,
        );
      }
      return {optimization: {splitChunks: {cacheGroups}}} as object;
    },
  }),
};
