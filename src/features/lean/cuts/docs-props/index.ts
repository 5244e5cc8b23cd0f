import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn, transformRule} from '../../../../shared/build/bundler';
import type {Cut} from '../../Cut';
import {leanDocs} from './leanDocs';

const PROPS = /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

export const docsProps: Cut = {
  name: 'docs-props',
  saves: '去一篇笔记的路上，别的笔记的说明与侧边栏里已经有的标题',
  plugin: (): Plugin => ({
    name: 'lean-docs-props',
    configureWebpack(config, isServer) {
      cacheDependsOn(config, __filename, path.join(__dirname, 'leanDocs.ts'));
      return isServer ? {} : {module: {rules: [transformRule(PROPS, leanDocs)]}};
    },
  }),
};
