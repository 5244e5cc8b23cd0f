import ts from 'typescript';
import {placeOf} from './faults';
import {eachProgram} from './group';
import type {Checker} from './types';

/** JavaScript and TypeScript must parse; they are not run, since most show a part of this site's configuration. */
export const script: Checker = {
  name: 'script',
  languages: ['js', 'javascript', 'mjs', 'jsx', 'ts', 'typescript', 'tsx'],
  group: eachProgram,
  tools: () => [],
  runs: false,
  async check({fences}) {
    const {lang, code} = fences[0]!;
    const {diagnostics = []} = ts.transpileModule(code, {
      fileName: /x$/.test(lang) ? 'fence.tsx' : 'fence.ts',
      reportDiagnostics: true,
      compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
    });
    const faults = diagnostics.map(({start, messageText}) => ({
      ...placeOf(fences, code.slice(0, start ?? 0).split('\n').length),
      message: '语法不对',
      fix: '改正它；片段写成能单独读懂的语句',
      words: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
    return {faults, runs: []};
  },
};
