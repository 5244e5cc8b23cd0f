import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const here = (name: string) => path.join(__dirname, name);

/**
 * Leaves out what no reader's browser uses: the highlighter and its languages (code is highlighted at build time), most of
 * tslib, and the names by which the server knows the chunks; on the way to a note, the descriptions of all others.
 */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      const [registry, docs] = [here('leanRegistry.cjs'), here('leanDocs.cjs')];
      const {experiments} = config as {experiments?: {cache?: {buildDependencies: string[]}}};
      experiments?.cache?.buildDependencies.push(registry, docs, __filename);
      const docsRule = {resource: /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/, use: [docs]};
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {module: {rules: [docsRule]}};
      }
      // As Docusaurus requires it, without the extension.
      const prism = createRequire(__filename).resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '');
      return {
        module: {rules: [docsRule, {resource: /[\\/]\.docusaurus[\\/]registry\.js$/, use: [registry]}]},
        resolve: {alias: {[`${prism}$`]: here('nothing.js'), tslib$: here('tslib.js')}},
      };
    },
  };
}
