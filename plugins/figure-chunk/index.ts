import type {Plugin} from '@docusaurus/types';

/** What interactive figures share, in a chunk of its own: Docusaurus would put a copy into the chunk of each figure. */
export default function figureChunk(): Plugin {
  return {
    name: 'figure-chunk',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  figure: {test: /[\\/]src[\\/]components[\\/]Figure[\\/].*\.tsx?$/, name: 'figure', chunks: 'async', enforce: true, priority: 45},
                },
              },
            },
          },
  };
}
