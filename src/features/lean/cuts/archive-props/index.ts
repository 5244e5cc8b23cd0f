import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn, transformRule} from '../../../../shared/build/bundler';
import type {Cut} from '../../Cut';
import {leanArchive} from './leanArchive';

const PROPS = /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-blog[\\/][^\\/]+[\\/]p[\\/][^\\/]+-archive-[^\\/]+\.json$/;

export const archiveProps: Cut = {
  name: 'archive-props',
  saves: '去博客归档的路上，每篇文章的全文',
  plugin: (): Plugin => ({
    name: 'lean-archive-props',
    configureWebpack(config, isServer) {
      cacheDependsOn(config, __filename, path.join(__dirname, 'leanArchive.ts'));
      return isServer ? {} : {module: {rules: [transformRule(PROPS, leanArchive)]}};
    },
  }),
};
