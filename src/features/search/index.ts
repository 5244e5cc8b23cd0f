import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lastIndex} from './build/lastIndex';

/** The search in readers' browsers: button, modal, results page, and highlighting on the page of an opened hit. */
export const search = (context: LoadContext): Plugin => ({
  name: 'search',
  getClientModules: () => [path.join(__dirname, 'match/index.ts')],
  getThemePath: () => path.join(__dirname, 'theme'),
  configureWebpack: ({mode}) => (mode === 'development' ? lastIndex(context) : {}),
});
