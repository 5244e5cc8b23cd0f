import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Cut} from '../../Cut';

export const prism: Cut = {
  name: 'prism',
  saves: '给代码上色的库和它的语言：代码在构建时就上好了色',
  marks: [{what: '给代码上色的库', pattern: /languages\.clike/, foundIn: 'prism-react-renderer/dist/index.mjs'}],
  plugin(): Plugin {
    // As Docusaurus requires it, without the extension.
    const languages = createRequire(__filename).resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '');
    return {
      name: 'lean-prism',
      configureWebpack: (_config, isServer) =>
        isServer ? {} : {resolve: {alias: {[`${languages}$`]: path.join(__dirname, 'nothing.js')}}},
    };
  },
};
