import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn, transformRule} from '../../shared/build/bundler';
import {dropBodies} from './build/dropBodies';
import {transformPage} from './build/leanBody';

const body = path.join(__dirname, 'client/Body.tsx');

/** What makes bodies HTML in the client of a build: pages lose theirs (leanBody.ts), and `@theme/MDXContent` leaves the HTML alone. */
export function htmlBodiesBundling(): Plugin {
  return {
    name: 'html-bodies-bundling',
    configureWebpack(config, isServer) {
      cacheDependsOn(config, path.join(__dirname, 'build/leanBody.ts'));
      const rule = transformRule(/\.mdx?$/i, (source, module) => transformPage(source, module, isServer), {enforce: 'post'});
      return {
        module: {rules: [rule]},
        ...(!isServer && {resolve: {alias: {'@theme/MDXContent': body}}, plugins: [dropBodies]}),
      };
    },
  };
}
