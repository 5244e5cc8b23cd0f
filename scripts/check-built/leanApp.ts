import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../src/shared/checks/types';
import {type Build, type BuiltRule, fault} from './types';

/** The application: the files that the first touch on any page fetches. */
export const APP = /^assets\/js\/(?:runtime~)?main\.[0-9a-f]+\.js$/;

/** The stylesheet that it brings along, and what is in it where it was made for browsers without custom properties as well. */
const STYLES = /^assets\/css\/styles\.[0-9a-f]+\.css$/;
const FALLBACKS: (typeof KEPT_OUT)[number] = ['变量的后备值', /--csstools-/, 'postcss-config'];

/** What is in the app's script again when one of the ways by which it is kept out no longer works. */
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
  ['只给构建读的配置', /rspackPersistentCache|additionalLanguages/, 'lean-client/leanConfig.cjs'],
  ['公告栏', /announcementBarContent/, 'lean-parts/unusedParts.ts'],
  ['写成 \\uXXXX 的汉字', /(?:\\u[4-9][\dA-Fa-f]{3}){2}/, 'lean-parts/writeUtf8.ts'],
];

/** Words that a component asks for, and the translations themselves. */
const ASKED_FOR = /\bid:"(theme\.[\w.]+)"/g;
const TRANSLATED = /"(theme\.[\w.]+)":"/g;

/** Words that a script asks for and none has are in English. */
function missingWords({root, files}: Build): Problem[] {
  const scripts = [...files]
    .filter((file) => /^assets\/js\/[^/]+\.js$/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  const translated = new Set(scripts.flatMap(([, script]) => [...script.matchAll(TRANSLATED)].map(([, id]) => id)));
  return scripts.flatMap(([file, script]) => {
    const missing = [...script.matchAll(ASKED_FOR)].map(([, id]) => id!).filter((id) => !translated.has(id));
    return [...new Set(missing)].map((id) =>
      fault(file, `要显示的 ${id} 没有译文`, '它不再是没有用到的字：从 src/features/lean/leanTranslations.cjs 略去的字里拿掉它'),
    );
  });
}

/** Each thing that plugins leave out of the first scripts is out of them, and nothing that a script asks for is. */
export const leanApp: BuiltRule = {
  name: 'lean-app',
  check(build) {
    const {root, files} = build;
    const app = [...files].filter((file) => APP.test(file) || STYLES.test(file));
    const problems = app.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return (STYLES.test(file) ? [FALLBACKS] : KEPT_OUT).flatMap(([what, mark, where]) =>
        mark.test(text) ? [fault(file, `又有了${what}`, `Docusaurus 升级以后要跟着改 plugins/${where}`)] : [],
      );
    });
    return {checked: app.length, problems: [...problems, ...missingWords(build)]};
  },
};
