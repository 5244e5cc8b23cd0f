import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {HEADERS, simulatedSource, WASM} from '../../packages/simt';
import {MPI, OPENMP, RANDOM} from '../../packages/wasm';
import {firstMeta, words} from '../check-code/meta';
import {inScratch, placeProgram} from '../check-code/scratch';
import {compile, step} from './compile';
import {type Build, C, CHECKED, CPP, linkOptions, NO_EXCEPTIONS, optimizeOptions, TARGET, WITH_EXCEPTIONS} from './options';
import {buildOf, type Candidate} from './programs';
import {libraryOf} from './runtimes';
import {TOOLS} from './toolchain';

const EXTENSIONS = {c: '.c', cpp: '.cpp', cuda: '.cu'};
/** Options of the native compiler that mean the same here; the others choose its processor, its linker or its threads. */
const SHARED_FLAG = /^-(?:[DUI]|fopenmp$)/;
const DRAWS = /\buniform_int_distribution\b|\bshuffle\b/;

/** Compiles a program to a WebAssembly module: the same bytes each time. Throws a BuildError when it cannot be compiled. */
export function buildModule(root: string, candidate: Candidate): Promise<Buffer> {
  return inScratch(root, async (place) => {
    const build = buildOf(candidate);
    const file = placeProgram(candidate.program, place, EXTENSIONS[candidate.language]);
    if (build === 'cuda') {
      rewriteFolder(place.work);
    }
    const library = await libraryOf(build);
    const flags = words(firstMeta(candidate.program, 'flags')).filter((flag) => SHARED_FLAG.test(flag));
    await compile(
      [
        ...TARGET,
        ...(candidate.language === 'c' ? C : CPP),
        ...(build === 'exceptions' ? WITH_EXCEPTIONS : NO_EXCEPTIONS),
        '-w',
        ...includes(build, candidate),
        ...flags,
        ...(build === 'cuda' ? ['-x', 'c++'] : []),
        '-c',
        file,
        '-o',
        'program.o',
      ],
      {cwd: place.work, compiler: candidate.language === 'c' ? TOOLS.c : TOOLS.cpp},
    );
    await step([TOOLS.link, ...linkOptions(build, ['program.o', ...(library ? [library] : [])]), '-o', 'raw.wasm'], place.work);
    await step([TOOLS.optimize, 'raw.wasm', ...optimizeOptions(build), '-o', 'module.wasm'], place.work);
    return readFileSync(path.join(place.work, 'module.wasm'));
  });
}

function includes(build: Build, {language, text}: Candidate): string[] {
  const random = language !== 'c' && DRAWS.test(text) ? ['-include', path.join(RANDOM, 'gnu_random.h')] : [];
  switch (build) {
    case 'cpp':
    case 'exceptions':
      return random;
    case 'openmp':
      return [...random, '-isystem', OPENMP];
    case 'mpi':
      return [...random, '-isystem', MPI];
    case 'cuda':
      return [...CHECKED, `-I${path.join(WASM, 'include')}`, `-I${HEADERS}`, '-include', 'cuda_runtime.h', ...random];
  }
}

/** All sources of a folder as the simulator wants them, in place. */
function rewriteFolder(folder: string) {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (/\.(?:cu|cuh|h|hpp|inl)$/.test(name)) {
      const file = path.join(folder, name);
      writeFileSync(file, simulatedSource(readFileSync(file, 'utf8'), name));
    }
  }
}
