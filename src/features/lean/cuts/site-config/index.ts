import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn, transformRule} from '../../../../shared/build/bundler';
import type {Cut} from '../../Cut';
import {clientConfig} from './clientConfig';

const CONFIG = /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/;

export const siteConfig: Cut = {
  name: 'site-config',
  saves: '主脚本里只有构建才读的配置：插件的选项、页面的模板',
  marks: [{what: '页面的模板', pattern: /it\.htmlAttributes/, foundIn: '@docusaurus/core/lib/ssg/ssgTemplate.html.js'}],
  plugin: (): Plugin => ({
    name: 'lean-site-config',
    configureWebpack(config, isServer) {
      cacheDependsOn(config, __filename, path.join(__dirname, 'clientConfig.ts'));
      return isServer ? {} : {module: {rules: [transformRule(CONFIG, clientConfig)]}};
    },
  }),
};
