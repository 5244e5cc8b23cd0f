import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const here = (name: string) => path.join(__dirname, name);

/**
 * Leaves out of the main script what no reader's browser uses: the highlighter and its languages (code is highlighted
 * at build time), and the names by which the server knows the chunks.
 */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const loader = here('leanRegistry.cjs');
      const {experiments} = config as {experiments?: {cache?: {buildDependencies: string[]}}};
      experiments?.cache?.buildDependencies.push(loader, __filename);
      // As Docusaurus requires it, without the extension.
      const prism = createRequire(__filename).resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '');
      return {
        module: {rules: [{resource: /[\\/]\.docusaurus[\\/]registry\.js$/, use: [loader]}]},
        resolve: {alias: {[`${prism}$`]: here('nothing.js')}},
      };
    },
  };
}
