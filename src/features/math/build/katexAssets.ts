import {createRequire} from 'node:module';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {KATEX_STYLESHEET} from '../stylesheet';
import {inThread} from '../../../shared/build/inThread';

interface CopyPattern {
  context: string;
  from: string;
  to: string;
  info: {minimized: boolean};
}
type CopyPlugin = new (options: {patterns: CopyPattern[]}) => {apply: () => void};

/** What to copy from KaTeX's folder, file by file: in a glob, brackets in the path of the project would mean something else. */
export function katexFiles(context: string, to: string): CopyPattern[] {
  const fonts = readdirSync(path.join(context, 'fonts')).filter((name) => name.endsWith('.woff2'));
  const info = {minimized: true};
  return [{context, from: 'katex.min.css', to, info}, ...fonts.map((name) => ({context, from: `fonts/${name}`, to: `${to}/fonts`, info}))];
}

/** Copies KaTeX's stylesheet and fonts out of node_modules, for the build, which then trims the fonts, and for the development server. */
export default function katexAssets(): Plugin {
  const context = path.dirname(createRequire(__filename).resolve('katex/dist/katex.min.css'));
  const to = path.posix.dirname(KATEX_STYLESHEET);
  return {
    name: 'katex-assets',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {CopyRspackPlugin} = currentBundler.instance as unknown as {CopyRspackPlugin: CopyPlugin};
      return isServer ? {} : {plugins: [new CopyRspackPlugin({patterns: katexFiles(context, to)})]};
    },
    postBuild: ({outDir}) => inThread<void>(path.join(__dirname, 'subsetFonts.ts'), 'subsetFonts', {outDir}),
  };
}
