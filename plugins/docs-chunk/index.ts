import type {Plugin} from '@docusaurus/types';
import {chunkOf} from '../pageChunks/routeChunks';

/** What every note is drawn with; the sidebar's entries stay in a file of their own. */
const PARTS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem', '@generated/docusaurus-plugin-content-docs/default/__plugin.json'].map(chunkOf);

/** One chunk of what every note needs: Docusaurus makes one of each part, and two more of what some of them share. */
export default function docsChunk(): Plugin {
  return {
    name: 'docs-chunk',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  docs: {name: 'docs', chunks: ({name}: {name?: string | null}) => PARTS.includes(name ?? ''), enforce: true, priority: 45},
                },
              },
            },
          },
  };
}
