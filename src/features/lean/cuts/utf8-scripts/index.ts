import {getBrowserslistQueries, getLightningCssMinimizerOptions, getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {Cut} from '../../Cut';

type ScriptOptions = ConstructorParameters<typeof rspack.SwcJsMinimizerRspackPlugin>[0];
type StyleOptions = ConstructorParameters<typeof rspack.LightningCssMinimizerRspackPlugin>[0];

/** The first script: the bundler's runtime. */
const RUNTIME = /[\\/]runtime~main\./;

/**
 * Docusaurus' options for its minimizer of scripts, without escapes of Chinese characters.
 * @throws Error when they no longer have the option
 */
export function utf8Options(): ReturnType<typeof getSwcJsMinimizerOptions> {
  const {format, ...options} = getSwcJsMinimizerOptions();
  if (!(format && 'ascii_only' in format)) {
    throw new Error('Docusaurus 的 getSwcJsMinimizerOptions 不再有 format.ascii_only → 改 src/features/lean/cuts/utf8-scripts');
  }
  return {...options, format: {...format, ascii_only: false}};
}

/**
 * Upstream writes each character of Chinese as `\uXXXX`, which takes a browser twice the bytes and brotli a seventh more.
 * These minimizers replace upstream's; that of the stylesheets has the same options.
 * Names in the runtime are shortened in the order in which they stand: by default the letters are chosen that are frequent
 * in the text, which holds, until it is minified, hashes that the folder of the site is part of.
 */
export const utf8Scripts: Cut = {
  name: 'utf8-scripts',
  saves: '脚本里写成 \\uXXXX 的汉字',
  plugin: (): Plugin => ({
    name: 'lean-utf8-scripts',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      const options = {minify: true, ...utf8Options()};
      const targets = getBrowserslistQueries({isServer: false, bundlerName: 'rspack'});
      const minimizer = [
        new rspack.SwcJsMinimizerRspackPlugin({
          test: RUNTIME,
          minimizerOptions: {...options, mangle: {disableCharFreq: true}},
        } as ScriptOptions),
        new rspack.SwcJsMinimizerRspackPlugin({exclude: RUNTIME, minimizerOptions: options} as ScriptOptions),
        new rspack.LightningCssMinimizerRspackPlugin({minimizerOptions: {...getLightningCssMinimizerOptions(), targets}} as StyleOptions),
      ];
      return {mergeStrategy: {'optimization.minimizer': 'replace'}, optimization: {minimizer: minimizer as never[]}};
    },
  }),
};
