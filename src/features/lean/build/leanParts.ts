import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {cacheKey} from '../../../shared/build/cacheKey';
import {unusedItems, type Item} from './unusedItems';
import {unusedParts} from './unusedParts';
import {writeUtf8} from './writeUtf8';

const here = (name: string) => path.join(__dirname, name);
const client = (name: string) => path.join(__dirname, '../client', name);
const core = (name: string) => createRequire(__filename).resolve(`@docusaurus/core/lib/client/${name}`);
const generated = (name: string) => new RegExp(`[\\\\/]\\.docusaurus[\\\\/]${name}\\.json$`);

/** Libraries of Docusaurus' client, each with the little of it that is used. */
const LIBRARIES = {
  nprogress$: client('progress.ts'),
  'path-to-regexp$': client('router/pathToRegexp.ts'),
  'hoist-non-react-statics$': here('hoistStatics.js'),
  // For the checks of development.
  'prop-types$': here('nullComponent.js'),
  'react-is$': here('nullComponent.js'),
};

const ROUTER = /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/;

interface BundlerConfig {
  optimization: {minimizer: object[]};
  experiments?: {cache?: {buildDependencies: string[]}};
}

/** Leaves out of the client what no page of this site shows or asks for, and writes its scripts as UTF-8. */
export default function leanParts({siteConfig}: LoadContext): Plugin {
  const themeConfig = siteConfig.themeConfig as ThemeConfig;
  const items = unusedItems((themeConfig.navbar?.items ?? []) as Item[]).map((name) => `NavbarItem/${name}`);
  let unused: string[] = [];
  return {
    name: 'lean-parts',
    async allContentLoaded({allContent}) {
      unused = unusedParts(allContent, themeConfig);
    },
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const {optimization, experiments} = config as unknown as BundlerConfig;
      const [absent, metadata, translations] = [here('absent.cjs'), here('leanMetadata.cjs'), here('leanTranslations.cjs')];
      writeUtf8(optimization.minimizer);
      experiments?.cache?.buildDependencies.push(absent, metadata, translations, __filename);
      // Without `$`: the same names as Docusaurus' own aliases, which come first otherwise.
      const alias = {...LIBRARIES, ...Object.fromEntries(unused.map((name) => [`@theme/${name}`, here('nullComponent.js')]))};
      return {
        module: {
          rules: [
            ...(siteConfig.baseUrlIssueBanner ? [] : [{resource: core('BaseUrlIssueBanner/index.js'), use: [absent]}]),
            ...(siteConfig.future.experimental_router === 'hash'
              ? []
              : [{resource: ROUTER, resolve: {alias: {history$: here('history.js')}}}]),
            {resource: generated('site-metadata'), use: [metadata]},
            {resource: generated('codeTranslations'), use: [{loader: translations, options: {unused: [...unused, ...items]}}]},
          ],
        },
        resolve: {alias},
        ...cacheKey(config, alias),
      } as object;
    },
  };
}
