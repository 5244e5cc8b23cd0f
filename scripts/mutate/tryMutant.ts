import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {judge} from '../check-code/judge';
import {firstMeta, words} from '../check-code/meta';
import {MPI_FLAGS, MPI_SANITIZED, mpirun, usesMpi} from '../check-code/mpi';
import {run, type Ended} from '../check-code/run';
import {inScratch, placeProgram} from '../check-code/scratch';
import {buildSimulated} from '../check-code/simulatedBuild';
import type {Place, Program} from '../check-code/types';

/** How a program ended under its page's check. */
export type Outcome = 'passed' | 'failed' | 'uncompiled';

export interface Tried {
  outcome: Outcome;
  seconds: number;
}

/** Languages whose programs can be broken, and what compiles them. */
const KINDS = {
  cpp: {extension: '.cpp', compile: ['g++', '-std=c++17'], mpi: ['mpicxx', '-std=c++17']},
  c: {extension: '.c', compile: ['gcc', '-std=c17'], mpi: ['mpicc', '-std=c17']},
  cuda: {extension: '.cu', compile: [], mpi: []},
} as const;
export type Kind = keyof typeof KINDS;

export const isKind = (name: string): name is Kind => name in KINDS;

const SANITIZERS = ['-g', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

/**
 * Compiles and runs a program with another text, and judges it as the page is: by how it ends, by what it prints, and, for one that
 * passes so far, by the sanitizers. Warnings are no faults here: a mutant that only a warning betrays was not caught by its check.
 * @param seconds a program that runs longer has failed
 */
export async function tryText(root: string, program: Program, kind: Kind, text: string, seconds: number): Promise<Tried> {
  return inScratch(root, async (place) => {
    const {extension} = KINDS[kind];
    const file = placeProgram(program, place, extension);
    writeFileSync(path.join(place.work, file), text);
    const judged = kind === 'cuda' ? await simulated(program, place, file, seconds) : await native(program, place, file, kind, seconds);
    return judged;
  });
}

async function native(program: Program, place: Place, file: string, kind: 'c' | 'cpp', seconds: number): Promise<Tried> {
  const {work, home} = place;
  const isMpi = usesMpi(readFileSync(path.join(work, file), 'utf8'));
  const flags = [...(isMpi ? MPI_FLAGS : []), ...words(firstMeta(program, 'flags'))];
  const args = words(firstMeta(program, 'args'));
  const start = isMpi ? mpirun(program) : [];
  const compile = (name: string, options: string[]) =>
    run([...KINDS[kind][isMpi ? 'mpi' : 'compile'], '-w', '-O1', ...options, '-o', name, file, ...flags], {cwd: work, home, seconds: 180});
  const passes = async (name: string, limit: number, env?: Record<string, string>) => {
    const began = Date.now();
    const ended = await run([...start, `./${name}`, ...args], {cwd: work, home, seconds: limit, unlimited: true, env});
    return {isRight: isRight(program, ended), seconds: (Date.now() - began) / 1000};
  };
  if ((await compile('a.out', [])).exit !== 0) {
    return {outcome: 'uncompiled', seconds: 0};
  }
  const plain = await passes('a.out', seconds);
  if (!plain.isRight || flags.some((flag) => flag.startsWith('-fsanitize'))) {
    return {outcome: plain.isRight ? 'passed' : 'failed', seconds: plain.seconds};
  }
  await compile('a.san', SANITIZERS);
  const sanitized = await passes('a.san', seconds * SLOWER, isMpi ? MPI_SANITIZED : undefined);
  return {outcome: sanitized.isRight ? 'passed' : 'failed', seconds: plain.seconds};
}

/** What the sanitizers cost at most. */
const SLOWER = 8;

async function simulated(program: Program, place: Place, file: string, seconds: number): Promise<Tried> {
  const {exit} = await buildSimulated(file, place, words(firstMeta(program, 'flags')));
  if (exit !== 0) {
    return {outcome: 'uncompiled', seconds: 0};
  }
  const began = Date.now();
  for (const schedule of ['forward', 'reverse', 'random']) {
    const ended = await run(['../simulated/a.out', ...words(firstMeta(program, 'args'))], {
      cwd: place.work,
      home: place.home,
      seconds,
      unlimited: true,
      env: {SIMT_SCHEDULE: schedule, SIMT_REPORT: path.join(place.home, 'report'), ASAN_OPTIONS: 'detect_leaks=0'},
    });
    if (!isRight(program, ended) || existsSync(path.join(place.home, 'report'))) {
      return {outcome: 'failed', seconds: (Date.now() - began) / 1000};
    }
  }
  return {outcome: 'passed', seconds: (Date.now() - began) / 1000};
}

const isRight = ({fences}: Program, {printed, exit, timedOut}: Ended): boolean =>
  !timedOut && fences.every((fence) => judge({fence, printed, exit}).length === 0);
