import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'acorn';
import {list} from 'postcss';
import type {Problem} from '../../src/shared/checks/types';
import {type Build, type BuiltRule, fault} from './types';

/** The oldest browsers of the policy (`browserslist` in package.json) parse this, but for static blocks and lookbehinds: Safari has both since 16.4. */
const SYNTAX = 2022;
const LOOKBEHIND = /\(\?<[=!]/;
/** What mermaid (src/features/diagrams) calls is not ours to change, and each kind of diagram calls something else: it has to be parsed, no more. */
const FOREIGN = /^assets\/js\/mermaid\//;

const TOO_NEW: [pattern: RegExp, fix: string][] = [
  [/\bAbortSignal\.(?:timeout|any)\(/, '用 src/shared/client/timeoutSignal.ts'],
  [/\.aria(?!Label\b)[A-Z]\w*/, '用 getAttribute 与 setAttribute'],
  [/\.(?:toSorted|toReversed|toSpliced)\(/, '先复制再改：[...a].sort()'],
  [/\b(?:Promise\.withResolvers|(?:Object|Map)\.groupBy|Array\.fromAsync)\(/, '换一种写法'],
];

/** A file or a distinct text inside pages, with the first page that has it. */
type Source = {file: string; text: string};

type Finding = [message: string, fix: string];

function sources({root, files, pages}: Build, extension: string, element: string): Source[] {
  const inPages = pages.flatMap(({file, $}) =>
    $(element)
      .toArray()
      .map((one): [text: string, file: string] => [$(one).text(), file]),
  );
  return [
    ...[...files].filter((file) => file.endsWith(extension)).map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')})),
    ...Array.from(new Map(inPages.reverse()), ([text, file]) => ({file, text})),
  ];
}

/** What is wrong with a script's tokens: its expressions, and its strings, which may be expressions or selectors. */
function faultsOfTokens(text: string, sourceType: 'script' | 'module'): Finding[] {
  const faults: Finding[] = [];
  let before: unknown;
  parse(text, {
    ecmaVersion: SYNTAX,
    sourceType,
    onToken({type: {label}, value}: {type: {label: string}; value?: unknown}) {
      const pattern = label === 'regexp' ? (value as {pattern: string}).pattern : value;
      if (['regexp', 'string', 'template'].includes(label) && typeof pattern === 'string') {
        if (LOOKBEHIND.test(pattern)) {
          faults.push([`有向后看的正则表达式 ${LOOKBEHIND.exec(pattern)![0]}…)`, '改成捕获']);
        }
        if (label !== 'regexp' && pattern.includes(':has(')) {
          faults.push(['脚本里的选择器有 :has(', '先取里面的元素，再用 closest 或 parentElement']);
        }
      }
      if (label === '{' && before === 'static') {
        faults.push(['有 static { }', '移到类的外面']);
      }
      before = value;
    },
  });
  return faults;
}

function faultsOfSyntax(text: string): Finding[] {
  try {
    return faultsOfTokens(text, 'script');
  } catch {
    try {
      return faultsOfTokens(text, 'module');
    } catch (error) {
      return [[`语法比 ES${SYNTAX} 新（${(error as Error).message}）`, '换一种写法，或降低生成它的一步的 target']];
    }
  }
}

function faultsOfScript({file, text}: Source): Finding[] {
  const names = FOREIGN.test(file) ? [] : TOO_NEW;
  const found = names.map(([pattern, fix]) => [pattern.exec(text)?.[0], fix] as const);
  return [...found.flatMap(([name, fix]): Finding[] => (name ? [[`有 ${name}`, fix]] : [])), ...faultsOfSyntax(text)];
}

function faultsOfStyles({text}: Source): Finding[] {
  const range = /@media[^{;]*[<>][^{;]*/.exec(text)?.[0];
  const lists = Array.from(text.matchAll(/[^{};]*:has\([^{}]*(?=\{)/g), ([selectors]) => list.comma(selectors));
  const mixed = lists.filter((selectors) => new Set(selectors.map((one) => one.includes(':has('))).size > 1);
  return [
    ...(range ? [[`${range} 是范围写法`, '看 package.json 的 browserslist，与 Lightning CSS 为什么没有改写它'] satisfies Finding] : []),
    ...mixed.map((selectors): Finding => [`${selectors.join(', ')} 里的 :has( 让旧浏览器丢掉整条规则`, '单独写成一条']),
  ];
}

/** Each kind of fault once. */
const problemsOf = ({file}: Source, findings: Finding[]): Problem[] =>
  Array.from(new Map(findings), ([message, fix]) => fault(file, message, fix));

/** No script asks more of a browser than the policy of support does. */
export const oldScripts: BuiltRule = {
  name: 'old-scripts',
  check(build) {
    const scripts = sources(build, '.js', 'script:not([src], [type]), script[type="module"]:not([src])');
    return {checked: scripts.length, problems: scripts.flatMap((script) => problemsOf(script, faultsOfScript(script)))};
  },
};

/** No stylesheet is lost to the oldest browsers of the policy as a whole, or with a rule that others need. */
export const oldStyles: BuiltRule = {
  name: 'old-styles',
  check(build) {
    const styles = sources(build, '.css', 'style');
    return {checked: styles.length, problems: styles.flatMap((style) => problemsOf(style, faultsOfStyles(style)))};
  },
};
