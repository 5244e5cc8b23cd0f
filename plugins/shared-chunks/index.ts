import type {Plugin} from '@docusaurus/types';
import {chunkOf} from '../pageChunks/routeChunks';

/** What every note is drawn with; the sidebar's entries stay in a file of their own. */
const NOTE_PARTS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem', '@generated/docusaurus-plugin-content-docs/default/__plugin.json'].map(chunkOf);

/**
 * One chunk of what every note needs, and one of what interactive figures share: Docusaurus would make a chunk of each part
 * of a note and two more of what some of them share, and put a copy of the others into the chunk of each figure.
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
                  docs: {name: 'docs', chunks: ({name}: {name?: string | null}) => NOTE_PARTS.includes(name ?? ''), enforce: true, priority: 45},
                  figure: {test: /[\\/]src[\\/]components[\\/]Figure[\\/].*\.tsx?$/, name: 'figure', chunks: 'async', enforce: true, priority: 45},
                },
              },
            },
          },
  };
}
