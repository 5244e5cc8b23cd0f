import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {dropBodies} from './build/dropBodies';

const loader = path.join(__dirname, 'build/leanBody.cjs');
const client = path.join(__dirname, 'client');

/**
 * The body of a Markdown page reaches a reader once, as HTML: the client's chunk of the page is without it
 * (leanBody.cjs), React leaves the served HTML alone, and a navigation takes the body out of the next page's HTML
 * (src/features/html-bodies/client). The development server has no HTML of pages: there Docusaurus' own way stays.
 */
export default function htmlBodies(): Plugin {
  return {
    name: 'html-bodies',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const {experiments} = config as {experiments?: {cache?: {buildDependencies: string[]}}};
      experiments?.cache?.buildDependencies.push(loader);
      return {
        // `resource`, because Docusaurus takes every rule with a `test` for .mdx for one that compiles pages.
        module: {rules: [{resource: /\.mdx?$/i, enforce: 'post', use: [{loader, options: {isServer}}]}]},
        ...(!isServer && {resolve: {alias: {'@theme/MDXContent': path.join(client, 'Body.tsx')}}, plugins: [dropBodies as never]}),
      };
    },
  };
}
