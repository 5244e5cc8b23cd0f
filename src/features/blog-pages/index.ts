import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn, transformRule} from '../../shared/build/bundler';
import {previewDefinitions} from './build/previewDefinitions';

/** The frame of posts, and of the lists, the archive and the tags of the blog. */
export const blogPages = (): Plugin => ({
  name: 'blog-pages',
  getThemePath: () => path.join(__dirname, 'theme'),
  configureWebpack(config) {
    cacheDependsOn(config, path.join(__dirname, 'build/previewDefinitions.ts'));
    // Before Docusaurus cuts the source of a preview.
    const rule = transformRule(/\.mdx?$/i, previewDefinitions, {resourceQuery: /\btruncated=true\b/, enforce: 'pre'});
    return {module: {rules: [rule]}};
  },
});
