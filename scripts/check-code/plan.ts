import {existsSync} from 'node:fs';
import path from 'node:path';
import {besidePage} from '../../src/shared/markdown/besidePage';
import {isOutput} from '../../src/shared/markdown/isOutput';
import {CHECKERS} from './checkers';
import {SHOWN} from './languages';
import type {Checker, Fault, Fence, Program} from './types';

export type Task = {checker: Checker; program: Program};
export type Plan = {tasks: Task[]; faults: Fault[]; optedOut: Fence[]; unsimulated: Fence[]; shown: Fence[]};

/** Sorts the fences of all pages: programs to check, opt-outs, what is only shown, and what is wrong before anything runs. */
export function plan(root: string, pages: Fence[][]): Plan {
  const fences = pages.flat();
  const faults = fences.flatMap((fence) => faultsOf(root, fence));
  const faulty = new Set(faults.map(({file, line}) => `${file}:${line}`));
  const optedOut = fences.filter(({meta}) => meta.nocheck?.trim());
  const unsimulated = fences.filter(({meta}) => meta.nosim?.trim() && meta.nocheck === undefined);
  const shown = fences.filter(({lang, meta}) => lang in SHOWN && !meta.nocheck?.trim());
  const programs = pages.map((page) =>
    page.filter((fence) => !faulty.has(`${fence.file}:${fence.line}`) && fence.meta.nocheck === undefined),
  );
  const tasks = CHECKERS.flatMap((checker) =>
    programs.flatMap((page) =>
      checker.group(page.filter(({lang}) => checker.languages.includes(lang))).map((program) => ({checker, program})),
    ),
  );
  return {tasks, faults, optedOut, unsimulated, shown};
}

function faultsOf(root: string, {file, line, lang, meta, output}: Fence): Fault[] {
  const fault = (message: string, fix: string) => [{file, line, message, fix}];
  const checkers = CHECKERS.filter(({languages}) => languages.includes(lang));
  if (checkers.length === 0 && !(lang in SHOWN)) {
    return fault(`不认识的语言 ${lang || '（没有写）'}`, '检查拼写；不是程序的，加进 scripts/check-code/languages.ts 并写明理由');
  }
  if (isOutput(lang, meta)) {
    return fault('“输出”前面没有紧挨着的程序，没有核对', '挪到打印它的代码块后面，中间不隔文字；或另起一个标题');
  }
  if (meta.nocheck !== undefined && !meta.nocheck.trim()) {
    return fault('nocheck 没有理由', '写 nocheck="理由"，或删去它');
  }
  if (meta.nocheck === undefined && meta.file && !existsSync(path.join(root, besidePage(file, meta.file)))) {
    return fault(`找不到文件 ${meta.file}`, '路径从本页所在的文件夹算起');
  }
  if (meta.nosim !== undefined && (lang !== 'cuda' || !meta.nosim.trim())) {
    return fault(lang === 'cuda' ? 'nosim 没有理由' : 'nosim 只用于 cuda', '写 nosim="理由"，或删去它');
  }
  const runs = checkers.some((checker) => checker.runs) && meta.nosim === undefined;
  return output && meta.nocheck === undefined && !runs
    ? fault('这种代码块不会运行，后面的“输出”没有核对', '给输出另起一个标题，或用会运行的语言')
    : [];
}
