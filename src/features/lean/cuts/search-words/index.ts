import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn, transformRule} from '../../../../shared/build/bundler';
import type {Cut} from '../../Cut';
import {searchWords as wordsOf} from './searchWords';

const WORDS = /[\\/]\.docusaurus[\\/]codeTranslations\.json$/;

export const searchWords: Cut = {
  name: 'search-words',
  saves: '主脚本里搜索框与搜索页的文字：它们随搜索来',
  marks: [
    {
      what: '搜索框的文字',
      pattern: /"theme\.SearchModal\./,
      foundIn: '@docusaurus/theme-translations/locales/zh-Hans/theme-search-algolia.json',
    },
  ],
  plugin: (): Plugin => ({
    name: 'lean-search-words',
    configureWebpack(config, isServer) {
      cacheDependsOn(config, __filename, path.join(__dirname, 'searchWords.ts'));
      const rule = transformRule(WORDS, (source, {resourceQuery}) => wordsOf(source, resourceQuery === '?search'));
      return isServer ? {} : {module: {rules: [rule]}};
    },
  }),
};
