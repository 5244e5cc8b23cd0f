import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn} from '../../shared/build/bundler';
import {dropBodies} from './build/dropBodies';

const loader = path.join(__dirname, 'build/leanBody.cjs');
const body = path.join(__dirname, 'client/Body.tsx');

/** What makes bodies HTML in the client of a build: pages lose theirs (leanBody.cjs), and `@theme/MDXContent` leaves the HTML alone. */
export function htmlBodiesBundling(): Plugin {
  return {
    name: 'html-bodies-bundling',
    configureWebpack(config, isServer) {
      cacheDependsOn(config, loader);
      return {
        // `resource`, because Docusaurus takes every rule with a `test` for .mdx for one that compiles pages.
        module: {rules: [{resource: /\.mdx?$/i, enforce: 'post', use: [{loader, options: {isServer}}]}]},
        ...(!isServer && {resolve: {alias: {'@theme/MDXContent': body}}, plugins: [dropBodies]}),
      };
    },
  };
}
