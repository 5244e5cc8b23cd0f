import {existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {HEADERS, RUNTIME, WASM} from '../../packages/simt';
import {MPI, OPENMP} from '../../packages/wasm';
import type {Kind} from '../../src/features/run-in-page/host/types';
import {recordUse} from '../../src/shared/build/unusedFiles';
import {compile, step} from './compile';
import {builtDigest, CPP, NO_EXCEPTIONS, OPENMP_FIBERS, TARGET} from './options';
import {TOOLS} from './toolchain';

/** A source, and how it is compiled. */
type Source = {file: string; options: string[]};

const inFolder = (folder: string, extension: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(folder, name));

/** For quoted includes alone: the simulator has a limits.h of its own. */
const OWN_HEADERS = ['-iquote', RUNTIME];
const COMPILE_CPP = [...CPP, ...NO_EXCEPTIONS];

/** The simulator's sources: for some of them there is another one for WebAssembly; how its processors switch stacks has no use there. */
function simulatorSources(): Source[] {
  const options = [...COMPILE_CPP, '-w', `-I${path.join(WASM, 'include')}`, `-I${HEADERS}`, ...OWN_HEADERS];
  return inFolder(RUNTIME, '.cpp')
    .filter((file) => path.basename(file) !== 'switch.cpp')
    .map((file) => {
      const other = path.join(WASM, path.basename(file));
      return {file: existsSync(other) ? other : file, options};
    });
}

function sourcesOf(kind: Kind): Source[] {
  switch (kind) {
    case 'cpp':
      return [];
    case 'mpi':
      return inFolder(MPI, '.c').map((file) => ({file, options: ['-std=gnu17']}));
    case 'openmp':
      return [...inFolder(OPENMP, '.cpp'), path.join(WASM, 'fiber.cpp')].map((file) => ({
        file,
        options: [...COMPILE_CPP, ...OPENMP_FIBERS, ...OWN_HEADERS],
      }));
    case 'cuda':
      return simulatorSources();
  }
}

const built = new Map<Kind, Promise<string | undefined>>();

/** The library that programs of a kind are linked with, compiled once for its text and the options; none for plain programs. */
export function libraryOf(kind: Kind): Promise<string | undefined> {
  const library = built.get(kind) ?? buildLibrary(kind);
  built.set(kind, library);
  return library;
}

async function buildLibrary(kind: Kind): Promise<string | undefined> {
  const sources = sourcesOf(kind);
  if (sources.length === 0) {
    return undefined;
  }
  const cache = path.resolve('node_modules/.cache/modules');
  const library = path.join(cache, `${kind}-${builtDigest(kind)}.a`);
  if (existsSync(library)) {
    recordUse(library);
    return library;
  }
  mkdirSync(cache, {recursive: true});
  const scratch = mkdtempSync(path.join(cache, 'building-'));
  try {
    const objects = sources.map(({file}) => `${path.basename(file).replace(/\.\w+$/, '')}.o`);
    for (const [index, {file, options}] of sources.entries()) {
      await compile([...TARGET, ...options, '-c', file, '-o', objects[index]!], {
        cwd: scratch,
        compiler: file.endsWith('.c') ? TOOLS.c : TOOLS.cpp,
      });
    }
    await step([TOOLS.archive, 'rcsD', 'library.a', ...objects], scratch);
    renameSync(path.join(scratch, 'library.a'), library);
    return library;
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}
