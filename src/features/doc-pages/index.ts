import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn, transformRule} from '../../shared/build/bundler';
import {isLean} from '../lean/isLean';
import {withCategoryNotes} from './build/categoryNotes';

const PROPS = /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/** The frame of notes, plain pages and categories. */
export const docPages = (): Plugin => ({
  name: 'doc-pages',
  getThemePath: () => path.join(__dirname, 'theme'),
  configureWebpack(config, isServer) {
    cacheDependsOn(config, path.join(__dirname, 'build/categoryNotes.ts'));
    // A lean client has the table of contents as HTML.
    return !isServer && isLean() ? {} : {module: {rules: [transformRule(PROPS, withCategoryNotes)]}};
  },
});
