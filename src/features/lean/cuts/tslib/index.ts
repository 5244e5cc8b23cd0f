import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Cut} from '../../Cut';

/** The only CommonJS package in the client that requires tslib; others would get the whole of it. */
const UTILS_COMMON = /[\\/]node_modules[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/;

export const tslib: Cut = {
  name: 'tslib',
  saves: 'TypeScript 的辅助函数库，只用到其中一个函数',
  marks: [{what: 'tslib 的全部辅助函数', pattern: /__asyncDelegator/, foundIn: 'tslib/tslib.es6.mjs'}],
  plugin: (): Plugin => ({
    name: 'lean-tslib',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {module: {rules: [{resource: UTILS_COMMON, resolve: {alias: {tslib$: path.join(__dirname, 'tslib.js')}}}]}},
  }),
};
