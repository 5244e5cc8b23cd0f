import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cuts} from '../../src/features/lean/cuts';
import type {Mark} from '../../src/features/lean/Cut';
import type {Problem} from '../../src/shared/checks/types';
import {type Build, type BuiltRule, fault} from './types';

/** The application: the files that the first touch on any page fetches. */
export const APP = /^assets\/js\/(?:runtime~)?main\.[0-9a-f]+\.js$/;

/** The stylesheet that it brings along. */
const STYLES = /^assets\/css\/styles\.[0-9a-f]+\.css$/;
/** Mermaid comes as it is published, in a folder of its own (src/features/diagrams). */
const BUNDLED = /^assets\/js\/[^/]+\.js$/;
export const MERMAID: Mark = {what: ' Mermaid 的代码', pattern: /mermaidAPI/, foundIn: 'mermaid/dist/mermaid.core.mjs'};
export const FALLBACKS: Mark = {
  what: '变量的后备值',
  pattern: /--csstools-/,
  foundIn: '@csstools/postcss-light-dark-function/dist/index.mjs',
};
const ESCAPED = /(?:\\u[4-9][\dA-Fa-f]{3}){2}/;

/** What is in a file again when a cut no longer works. */
function marksIn(file: string, text: string): Problem[] {
  const inApp = cuts.flatMap(({name, marks = []}) => marks.map((mark) => ({...mark, where: `src/features/lean/cuts/${name}`})));
  const marks = [
    ...(APP.test(file) ? inApp : []),
    ...(BUNDLED.test(file) ? [{...MERMAID, where: 'src/features/diagrams'}] : []),
    ...(STYLES.test(file) ? [{...FALLBACKS, where: 'src/features/lean/mends/postcssConfig.ts'}] : []),
    ...(APP.test(file) ? [{what: '写成 \\uXXXX 的汉字', pattern: ESCAPED, where: 'src/features/lean/cuts/utf8-scripts'}] : []),
  ];
  return marks.flatMap(({what, pattern, where}) =>
    pattern.test(text) ? [fault(file, `又有了${what}`, `Docusaurus 升级以后要跟着改 ${where}`)] : [],
  );
}

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
    const missing = [...script.matchAll(ASKED_FOR)].map((match) => match[1]!).filter((id) => !translated.has(id));
    return [...new Set(missing)].map((id) =>
      fault(file, `要显示的 ${id} 没有译文`, '在 i18n/zh-Hans/code.json 里写上译文；搜索的文字见 src/features/lean/cuts/search-words'),
    );
  });
}

/** What the cuts leave out of the first scripts is out of them, and no word that a script asks for is. */
export const leanApp: BuiltRule = {
  name: 'lean-app',
  check(build) {
    const files = [...build.files].filter((file) => BUNDLED.test(file) || STYLES.test(file));
    const problems = files.flatMap((file) => marksIn(file, readFileSync(path.join(build.root, file), 'utf8')));
    return {checked: files.length, problems: [...problems, ...missingWords(build)]};
  },
};
