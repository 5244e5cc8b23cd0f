import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheDependsOn} from '../../../shared/build/bundler';
import {applyPatches} from './patches';

const NAME = 'docsearch-patch';
const UPSTREAM = 'node_modules/@docsearch/react/dist/esm/index.js';

/**
 * Every entry of the package, those the stock theme aliases to the UMD bundle included (conformance T11):
 * one patched copy serves all, so that DocSearch is bundled once.
 */
const ENTRIES = [
  '@docsearch/react$',
  '@docsearch/react/button',
  '@docsearch/react/modal',
  '@docsearch/react/version',
  '@docsearch/react/useDocSearchKeyboardEvents',
  '@docsearch/react/useTheme',
];

/**
 * Bundles a patched copy of DocSearch in place of the package. The copy is a generated file, whose content the
 * persistent build cache does notice; it would notice neither a changed loader nor, without this file among its
 * dependencies, a changed alias (conformance T13).
 */
export default function docsearchPatch({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const copy = path.join(generatedFilesDir, NAME, 'default', 'docsearch.js');
  return {
    name: NAME,
    async contentLoaded({actions}) {
      await actions.createData('docsearch.js', applyPatches(readFileSync(path.join(siteDir, UPSTREAM), 'utf8')));
    },
    configureWebpack(config) {
      cacheDependsOn(config, __filename);
      return {resolve: {alias: Object.fromEntries(ENTRIES.map((entry) => [entry, copy]))}};
    },
  };
}
