import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheKey} from '../../../../shared/build/bundler';
import type {Cut} from '../../Cut';

const alias = {'react-helmet-async$': path.join(__dirname, 'client/Helmet.ts')};

export const head: Cut = {
  name: 'head',
  saves: 'react-helmet-async，换成 Docusaurus 用到的那一小部分',
  marks: [{what: 'react-helmet-async', pattern: /onChangeClientState/, foundIn: 'react-helmet-async/lib/index.module.js'}],
  plugin: (): Plugin => ({
    name: 'lean-head',
    configureWebpack: (config, isServer) => (isServer ? {} : {resolve: {alias}, ...cacheKey(config, alias)}),
  }),
};
