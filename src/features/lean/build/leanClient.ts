import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {chunkAddress} from './chunkAddress';
import {unusedItems, type Item} from './unusedItems';

const here = (name: string) => path.join(__dirname, name);
const generated = (name: string) => new RegExp(`[\\\\/]\\.docusaurus[\\\\/]${name}$`);

/**
 * Leaves out what no reader's browser uses: the highlighter and its languages (code is highlighted at build time), most of
 * tslib, kinds of navbar items that the site is without, what the build alone reads of the configuration, and the names by
 * which the server knows the chunks; on the way to a note, the titles and descriptions of all others; on the way to a
 * category or a list of posts, what their HTML says; on the way to the archive, the text of all posts. The first scripts name no note (leanTables.cjs), and chunks have one name. What Docusaurus
 * uses of react-helmet-async is in src/features/lean/client/head.
 */
export default function leanClient({siteConfig}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      const [registry, docs, archive, tables, ofConfig] = ['leanRegistry', 'leanDocs', 'leanArchive', 'leanTables', 'leanConfig'].map(
        (name) => here(`${name}.cjs`),
      ) as [string, string, string, string, string];
      const {experiments} = config as {experiments?: {cache?: {buildDependencies: string[]}}};
      experiments?.cache?.buildDependencies.push(
        registry,
        docs,
        archive,
        tables,
        ofConfig,
        here('notes.cjs'),
        here('serverOnlyRoutes.cjs'),
        __filename,
      );
      const archiveRule = {
        resource: /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-blog[\\/][^\\/]+[\\/]p[\\/][^\\/]+-archive-[^\\/]+\.json$/,
        use: [archive],
      };
      const docsRule = (hasHtml: boolean) => ({
        resource: /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
        use: [{loader: docs, options: {hasHtml}}],
      });
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {module: {rules: [docsRule(false), archiveRule]}};
      }
      // As Docusaurus requires it, without the extension.
      const prism = createRequire(__filename).resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '');
      // Without `$`: the same names as Docusaurus' own aliases, which come first otherwise.
      const items = unusedItems((navbar?.items ?? []) as Item[]).map((name) => [`@theme/NavbarItem/${name}`, here('nullComponent.js')]);
      return {
        module: {
          rules: [
            docsRule(true),
            archiveRule,
            {resource: generated('registry\\.js'), use: [registry]},
            {resource: generated('(?:routesChunkNames\\.json|routes\\.js|globalData\\.json)'), type: 'javascript/auto', use: [tables]},
            {resource: generated('docusaurus\\.config\\.mjs'), use: [ofConfig]},
          ],
        },
        resolve: {
          alias: {
            [`${prism}$`]: here('nothing.js'),
            tslib$: here('tslib.js'),
            'react-helmet-async$': here('../client/head/Helmet.ts'),
            ...Object.fromEntries(items),
          },
        },
        optimization: {chunkIds: 'named'},
        plugins: [chunkAddress(config.plugins!) as never],
      };
    },
  };
}
