import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../../config/site';
import {cacheKey} from '../../shared/build/bundler';

const client = (name: string) => path.join(__dirname, 'client', name);

/** What Docusaurus' own client imports, and what it gets instead. */
const alias = {'@docusaurus/ComponentCreator': client('ComponentCreator.tsx')};
const appAlias = {'./PendingNavigation': client('PendingNavigation.tsx'), './preload': client('preload.ts')};
const app = ['App', 'clientEntry', 'docusaurus'].map((name) => createRequire(__filename).resolve(`@docusaurus/core/lib/client/${name}.js`));

/** Mends what Docusaurus' client leaves open on the way from page to page: lost code, overtaken clicks, encoded paths, pages that come back. */
export default function navigation(_context: LoadContext): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => ['decodeReserved.ts', 'prefetch.ts', 'bfcache.ts'].map(client),
    configureWebpack: (config) => ({
      resolve: {alias},
      module: {rules: [{resource: app, resolve: {alias: appAlias}}]},
      ...cacheKey(config, alias, appAlias, site),
    }),
  };
}
