import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from '../../config/site';
import {cacheKey} from '../cacheKey';
import {ignoreUnknownTheme} from './ignoreUnknownTheme';
import {showNewAnnouncement} from './showNewAnnouncement';

const client = (name: string) => path.join(__dirname, '../../src/client', name);

/** What Docusaurus' own client imports, and what it gets instead. */
const alias = {'@docusaurus/ComponentCreator': client('ComponentCreator.tsx')};
const appAlias = {'./PendingNavigation': client('PendingNavigation.tsx'), './preload': client('notes/preload.ts')};
const app = ['App', 'clientEntry', 'docusaurus'].map((name) => createRequire(__filename).resolve(`@docusaurus/core/lib/client/${name}.js`));

/** Mends, in the browser, what Docusaurus' client leaves open: lost code, encoded paths, unknown stored themes. */
export default function clientPlugin({siteConfig}: LoadContext): Plugin {
  const {colorMode, announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'client',
    getClientModules: () => [client('decodeReserved.ts'), client('prefetch/index.ts'), client('restored.ts'), client('searchMatch.ts'), client('quickReference/index.ts'), client('codeBlock/index.ts'), client('folded/index.ts'), client('copyMarkdown/index.ts'), client('glossary/index.ts'), client('ageing/index.ts'), client('memory/index.ts'), client('math/index.ts'), client('zoom/index.ts')],
    configureWebpack: (config) => ({
      resolve: {alias},
      module: {rules: [{resource: app, resolve: {alias: appAlias}}]},
      ...cacheKey(config, alias, appAlias, site),
    }),
    injectHtmlTags: () => ({
      preBodyTags: [
        {tagName: 'script', innerHTML: ignoreUnknownTheme(colorMode)},
        ...(announcementBar ? [{tagName: 'script', innerHTML: showNewAnnouncement(announcementBar.id!)}] : []),
      ],
    }),
  };
}
