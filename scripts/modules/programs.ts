import type {Kind} from '../../src/features/run-in-page/host/types';
import {programIds} from '../../src/features/run-in-page/programId';
import {programText, sourceDigest} from '../../src/features/run-in-page/record';
import {firstMeta, words} from '../check-code/meta';
import {usesMpi} from '../check-code/mpi';
import type {Plan} from '../check-code/plan';
import type {Fence, Program} from '../check-code/types';
import type {Build} from './options';
import {whyNot} from './whyNot';

/** A program of C, C++ or CUDA that prints an output on a page. */
export type Candidate = {
  id: string;
  program: Program;
  language: 'c' | 'cpp' | 'cuda';
  text: string;
  /** Digest of its text and options. */
  source: string;
  /** Why it is left out, where that is known before it is built. */
  why?: string;
};

const LANGUAGES: Record<string, Candidate['language']> = {cpp: 'cpp', c: 'c', simulate: 'cuda'};

/** The programs of a plan that may have a module, each with the id by which the pages know it. */
export function candidates(root: string, {tasks, unsimulated}: Pick<Plan, 'tasks' | 'unsimulated'>, pages: Fence[][]): Candidate[] {
  const ids = new Map<Fence, string>();
  for (const fences of pages) {
    const ofPage = programIds(fences[0]?.file ?? '', fences);
    fences.forEach((fence, index) => ofPage[index] && ids.set(fence, ofPage[index]));
  }
  const known = tasks.flatMap(({checker, program}) => {
    const language = LANGUAGES[checker.name];
    const [fence] = program.fences;
    const id = fence && ids.get(fence);
    return language && fence && id ? [{id, program, language, ...describe(root, program, fence)}] : [];
  });
  const onlyReal = unsimulated.flatMap((fence) => {
    const id = ids.get(fence);
    const program = {fences: [fence]};
    const why = '它问的是真的显卡与驱动，模拟器答不了。';
    return id ? [{id, program, language: 'cuda' as const, ...describe(root, program, fence), why}] : [];
  });
  const unique = new Map([...onlyReal, ...known].map((one) => [one.id, one]));
  return [...unique.values()]
    .filter(({program}) => program.fences.some(({output, meta}) => output ?? meta.nosim))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function describe(root: string, program: Program, {file}: Fence) {
  const {text} = programText(root, file, program.fences);
  return {text, source: sourceDigest(root, file, program.fences), why: whyNot(program.source, text)};
}

export function kindOf({language, program, text}: Candidate): Kind {
  if (language === 'cuda') {
    return 'cuda';
  }
  const isOpenmp = words(firstMeta(program, 'flags')).includes('-fopenmp');
  return usesMpi(text) ? 'mpi' : isOpenmp ? 'openmp' : 'cpp';
}

/** How a program is built. */
export function buildOf(candidate: Candidate): Build {
  const kind = kindOf(candidate);
  return kind === 'cpp' && candidate.language === 'cpp' && /\bthrow\b|\bcatch\s*\(/.test(candidate.text) ? 'exceptions' : kind;
}

/** Whether the program does something with its arguments. */
export const takesArguments = ({text}: Candidate): boolean => /\bargv\s*\[|\bargc\s*[<>=!]/.test(text);
