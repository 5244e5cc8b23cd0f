import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn} from '../../../shared/build/bundler';

/** What turns Markdown into pages: a change here makes the bundler's stored results worthless. */
const TRANSFORMS = [
  'src/features/*/build/**/*.{ts,json}',
  'src/features/glossary/*',
  'src/features/tags/tags.txt',
  'src/features/markdownPlugins.ts',
  'src/features/players/algorithms/**/*.ts',
  'src/shared/markdown/**/*.ts',
];

/** Rebuilds pages when the drawings, data and programs beside them change, also across persistent caches. */
export default function markdownDependencies({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'markdown-dependencies',
    configureWebpack(config) {
      const loader = path.join(__dirname, 'addDependencies.cjs');
      cacheDependsOn(config, ...globSync(TRANSFORMS, {cwd: process.cwd(), absolute: true}));
      // `resource`, because Docusaurus takes every rule with a `test` for .mdx for one that compiles pages.
      return {module: {rules: [{resource: /\.mdx?$/i, enforce: 'pre', use: [loader]}]}};
    },
  };
}
