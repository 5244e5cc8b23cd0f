import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {tsvParse} from 'd3-dsv';
import {textOf} from '../check-code/cache';
import type {Task} from '../check-code/plan';
import {readRegion} from '../../src/shared/markdown/region';
import {choose, mutantsOf, type Mutant} from './mutants';
import {isKind, tryText} from './tryMutant';

/** Mutants that change nothing a check could see, each with the reason. */
const EXCUSED = 'scripts/mutate/excused.tsv';
/** A program may take this many times as long as the whole one took, and never less than the least. */
const SLOWER = 10;
const LEAST_SECONDS = 5;
const BASE_SECONDS = 120;

export interface Survivor extends Omit<Mutant, 'text'> {
  /** The program's file, or its page. */
  file: string;
}

export interface Mutation {
  programs: number;
  mutants: number;
  /** That do not compile: they say nothing. */
  uncompiled: number;
  excused: number;
  survivors: Survivor[];
  /** Programs that do not pass as they are, or of which nothing can be broken. */
  untried: {file: string; why: string}[];
}

/**
 * Breaks the C, C++ and CUDA programs of pages in a few places each and runs each broken one under the page's own check.
 * @param most mutants of a program
 * @param tell is called after each mutant
 */
export async function mutatePages(
  root: string,
  tasks: Task[],
  {most, tell = () => undefined}: {most: number; tell?: (line: string) => void},
): Promise<Mutation> {
  const excused = excusedOf(root);
  const result: Mutation = {programs: 0, mutants: 0, uncompiled: 0, excused: 0, survivors: [], untried: []};
  for (const {program, checker} of tasks) {
    const kind = checker.name === 'simulate' ? 'cuda' : checker.name;
    if (!isKind(kind) || (kind === 'cuda' && checker.name !== 'simulate')) {
      continue;
    }
    const text = textOf(root, program);
    const file = program.source ?? program.fences[0]!.file;
    const chosen = choose(mutantsOf(text, shownOf(program, text)), most, file);
    const whole = chosen.length === 0 ? undefined : await tryText(root, program, kind, text, BASE_SECONDS);
    if (whole?.outcome !== 'passed') {
      result.untried.push({file, why: whole ? '原样也没有通过' : '没有可以改坏的地方'});
      continue;
    }
    result.programs += 1;
    for (const {text: broken, ...mutant} of chosen) {
      if (excused.has(keyOf({file, ...mutant}))) {
        result.excused += 1;
        continue;
      }
      const {outcome} = await tryText(root, program, kind, broken, Math.max(LEAST_SECONDS, SLOWER * whole.seconds));
      result.mutants += 1;
      result.uncompiled += outcome === 'uncompiled' ? 1 : 0;
      if (outcome === 'passed') {
        result.survivors.push({file, ...mutant});
      }
      tell(`${outcome} ${file}:${mutant.line} ${mutant.was} ⇒ ${mutant.is}`);
    }
  }
  return result;
}

/** What was found, one survivor a line; fails with a survivor, and when nothing was tried. */
export function mutationReport({programs, mutants, uncompiled, excused, survivors, untried}: Mutation): {text: string; ok: boolean} {
  const lines = [
    ...untried.map(({file, why}) => `${file} 没有试：${why}`),
    ...survivors.map(
      ({file, line, was, is}) =>
        `${file}:${line} 改坏了，核对仍说对：${was} ⇒ ${is} → 让程序的检验或输出认得出它；改了也一样的，在 ${EXCUSED} 里写明理由`,
    ),
    ...(mutants - uncompiled === 0 ? ['什么也没有试 → 路径不对，或这些页没有 C、C++、CUDA 的程序'] : []),
    `改坏了 ${programs} 个程序的 ${mutants} 处：认出 ${mutants - uncompiled - survivors.length}，编译不过 ${uncompiled}，没有认出 ${survivors.length}；另有 ${excused} 处改了也一样`,
  ];
  return {text: lines.join('\n'), ok: survivors.length === 0 && mutants - uncompiled > 0};
}

/** The text that the page shows of a program. */
function shownOf({fences, source}: Task['program'], text: string): string {
  const reject = (reason: string): never => {
    throw new Error(`${source} ${reason}`);
  };
  return fences.map(({meta}) => (source && meta.region ? readRegion(text, meta.region, reject) : text)).join('\n');
}

const keyOf = ({file, was, is}: Pick<Survivor, 'file' | 'was' | 'is'>): string => [file, was, is].join('\t');

/** @throws Error for a line without a reason */
function excusedOf(root: string): Set<string> {
  const file = path.join(root, EXCUSED);
  const rows = tsvParse(existsSync(file) ? readFileSync(file, 'utf8') : '') as unknown as (Survivor & {reason: string})[];
  const unexplained = rows.find(({reason}) => !reason);
  if (unexplained) {
    throw new Error(`${EXCUSED}：${unexplained.file} 的 ${unexplained.is} 没有理由 → 写明为什么改了也一样`);
  }
  return new Set(rows.map(keyOf));
}
