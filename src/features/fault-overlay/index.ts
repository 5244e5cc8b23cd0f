import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {FAULTS_PATH, FAULTS_URL} from './protocol';

/**
 * In `npm start`, a box on the page with what is wrong with what was saved. The checks run in scripts/start.ts, which is asked
 * through the development server; without its address in the environment, as in every build, there is nothing of this.
 */
export const faultOverlay = (): Plugin => {
  const target = process.env.NODE_ENV === 'development' ? process.env[FAULTS_URL] : undefined;
  return {
    name: 'fault-overlay',
    ...(target !== undefined && {
      getClientModules: () => [path.join(__dirname, 'client/index.ts')],
      configureWebpack: () =>
        ({
          devServer: {proxy: [{context: [FAULTS_PATH], target}], client: {overlay: {errors: isForTheBundler}}},
        }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
    }),
  };
};

/**
 * Whether the bundler shows an error over the whole page: not what it says in English of a page's source, which the box says.
 * The function travels to the browser as its text.
 */
const isForTheBundler = ({moduleName = '', message = ''}: {moduleName?: string; message?: string}): boolean =>
  !/\.mdx?(?:\?|$)/.test(moduleName) || /Cause: [^\n]*\.mdx?:\d+ /.test(message);
