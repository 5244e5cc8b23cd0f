import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {KATEX_STYLESHEET} from '../stylesheet';
import {inThread} from '../../../shared/build/inThread';

type CopyPlugin = new (options: {patterns: {context: string; from: string; to: string; info: {minimized: boolean}}[]}) => {
  apply: () => void;
};

/** Copies KaTeX's stylesheet and fonts out of node_modules, for the build, which then trims the fonts, and for the development server. */
export default function katexAssets(): Plugin {
  const context = path.dirname(createRequire(__filename).resolve('katex/dist/katex.min.css'));
  const to = path.posix.dirname(KATEX_STYLESHEET);
  return {
    name: 'katex-assets',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {CopyRspackPlugin} = currentBundler.instance as unknown as {CopyRspackPlugin: CopyPlugin};
      const patterns = ['katex.min.css', 'fonts/*.woff2'].map((from) => ({context, from, to, info: {minimized: true}}));
      return isServer ? {} : {plugins: [new CopyRspackPlugin({patterns})]};
    },
    postBuild: ({outDir}) => inThread<void>(path.join(__dirname, 'subsetFonts.ts'), 'subsetFonts', {outDir}),
  };
}
