import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type BuiltRule, fault} from './types';

/** The application: the files that the first touch on any page fetches. */
export const APP = /^assets\/js\/(?:runtime~)?main\.[0-9a-f]+\.js$/;

/** The stylesheet that it brings along. */
const STYLES = /^assets\/css\/styles\.[0-9a-f]+\.css$/;

/** What is in the app's files again when one of the ways by which it is kept out no longer works. */
const KEPT_OUT: [what: string, mark: RegExp, where: string][] = [
  ['没有用到的导航栏部件', /id:"theme\.navbar\.mobileVersionsDropdown/, 'lean-client'],
  ['搜索框的文字', /theme\.SearchModal\./, 'lean-parts/leanTranslations.cjs'],
  ['插件的版本号', /docusaurus-plugin-content-pages":\{"type"/, 'lean-parts/leanMetadata.cjs'],
  ['nprogress', /nprogress-busy/, 'lean-parts'],
  ['path-to-regexp', /to not repeat, but received/, 'lean-parts'],
  ['hoist-non-react-statics', /getDerivedStateFromError:!0/, 'lean-parts'],
  ['history 的 hash 路由', /hashType/, 'lean-parts/history.js'],
  ['baseUrl 的提示条', /base-url-issue-banner-container/, 'lean-parts/absent.cjs'],
  ['mermaid 各部分的名字', /node_modules_mermaid/, 'mermaid'],
  ['变量的后备值', /--csstools-/, 'postcss-config'],
  ['写成 \\uXXXX 的汉字', /(?:\\u[4-9][\dA-Fa-f]{3}){2}/, 'lean-parts/writeUtf8.ts'],
];

/** Each thing that plugins leave out of the app's files is out of them. */
export const leanApp: BuiltRule = {
  name: 'lean-app',
  check({root, files}) {
    const app = [...files].filter((file) => APP.test(file) || STYLES.test(file));
    const problems = app.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return KEPT_OUT.flatMap(([what, mark, where]) => (mark.test(text) ? [fault(file, `又有了${what}`, `Docusaurus 升级以后要跟着改 plugins/${where}`)] : []));
    });
    return {checked: app.length, problems};
  },
};
