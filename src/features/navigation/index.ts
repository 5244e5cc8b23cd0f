import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../../config/site';
import {cacheKey} from '../../shared/build/bundler';

const client = (name: string) => path.join(__dirname, 'client', name);

/** Modules of Docusaurus' client that are replaced, by alias. */
const alias = {'@docusaurus/ComponentCreator': client('ComponentCreator.tsx')};
const appAlias = {'./PendingNavigation': client('PendingNavigation.tsx'), './preload': client('preload.ts')};
const app = ['App', 'clientEntry', 'docusaurus'].map((name) => createRequire(__filename).resolve(`@docusaurus/core/lib/client/${name}.js`));

/** Fixes Docusaurus' client-side navigation: chunks that fail to load, clicks during a pending navigation, encoded paths, the back/forward cache. */
export default function navigation(_context: LoadContext): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => ['canonicalAddress.ts', 'prefetch.ts', 'bfcache.ts'].map(client),
    configureWebpack: (config) => ({
      resolve: {alias},
      module: {rules: [{resource: app, resolve: {alias: appAlias}}]},
      ...cacheKey(config, alias, appAlias, site),
    }),
  };
}
