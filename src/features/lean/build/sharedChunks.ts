import type {Plugin} from '@docusaurus/types';
import {chunkOf} from '../../../shared/build/pageChunks/routeChunks';

/** What every note is drawn with; the sidebar's entries stay in a file of their own. */
const NOTE = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
].map(chunkOf);
/** What stands in the same place of the same frame. */
const CATEGORY = chunkOf('@theme/DocCategoryGeneratedIndexPage');
const POST = chunkOf('@theme/BlogPostPage');
const BLOG = [POST, ...['@theme/BlogListPage', '@theme/BlogTagsPostsPage'].map(chunkOf)];

const OURS = {enforce: true, priority: 45};
const among =
  (names: string[]) =>
  ({name}: {name?: string | null}) =>
    names.includes(name ?? '');

/**
 * One chunk of what every note needs, one of what posts and lists of posts share and one of the rest of a post, and one of what
 * interactive figures share:
 * Docusaurus would make a chunk of each part of a note and two more of what some of them share, and put a copy of the others
 * into the page of a category, the pages of the blog and the chunk of each figure.
 */
export default function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  docs: {...OURS, name: 'docs', chunks: among(NOTE)},
                  // Taken out of the category's chunk too: whoever needs that has this one.
                  docsAndCategory: {...OURS, name: 'docs', chunks: among([...NOTE, CATEGORY]), minChunks: 2, priority: 46},
                  blog: {...OURS, name: 'blog', chunks: among(BLOG), minChunks: 2},
                  post: {...OURS, name: 'post', chunks: among([POST]), priority: 44},
                  figure: {...OURS, test: /[\\/]src[\\/]shared[\\/]ui[\\/]Figure[\\/].*\.tsx?$/, name: 'figure', chunks: 'async'},
                },
              },
            },
          },
  };
}
