import type {Plugin} from '@docusaurus/types';
import {getSwcJsMinimizerOptions} from '@docusaurus/faster';

/**
 * Shortens the names in the first script in the order in which they stand. By default the letters are chosen that are
 * frequent in the text; this text holds, until it is minified, hashes that the folder of the site is part of.
 */
export default function runtimeNames(): Plugin {
  return {
    name: 'runtime-names',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || currentBundler.name !== 'rspack') {
        return {};
      }
      const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as typeof import('@rspack/core');
      const minimizer = new SwcJsMinimizerRspackPlugin({
        test: /[\\/]runtime~main\./,
        minimizerOptions: {minify: true, ...getSwcJsMinimizerOptions(), mangle: {disableCharFreq: true}} as never,
      });
      return {mergeStrategy: {'optimization.minimizer': 'prepend'}, optimization: {minimizer: [minimizer as never]}};
    },
  };
}
