import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn, transformRule} from '../../../../shared/build/bundler';
import type {Cut} from '../../Cut';
import {leanConfig} from './leanConfig';

const CONFIG = /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/;

export const siteConfig: Cut = {
  name: 'site-config',
  saves: '只给构建读的插件选项',
  plugin: (): Plugin => ({
    name: 'lean-site-config',
    configureWebpack(config, isServer) {
      cacheDependsOn(config, __filename, path.join(__dirname, 'leanConfig.ts'));
      return isServer ? {} : {module: {rules: [transformRule(CONFIG, leanConfig)]}};
    },
  }),
};
