import {existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {HEADERS, RUNTIME, WASM} from '../../packages/simt';
import {EXCEPTIONS, MPI, OPENMP} from '../../packages/wasm';
import {recordUse} from '../../src/shared/build/unusedFiles';
import {compile, step} from './compile';
import {type Build, builtDigest, CPP, NO_EXCEPTIONS, OPENMP_FIBERS, TARGET, WITH_EXCEPTIONS} from './options';
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

function sourcesOf(build: Build): Source[] {
  switch (build) {
    case 'cpp':
      return [];
    case 'exceptions':
      return inFolder(EXCEPTIONS, '.cpp').map((file) => ({file, options: [...CPP, ...WITH_EXCEPTIONS]}));
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

const built = new Map<Build, Promise<string | undefined>>();

/** The library that programs are linked with, compiled once for its text and the options; none for plain programs. */
export function libraryOf(build: Build): Promise<string | undefined> {
  const library = built.get(build) ?? buildLibrary(build);
  built.set(build, library);
  return library;
}

async function buildLibrary(build: Build): Promise<string | undefined> {
  const sources = sourcesOf(build);
  if (sources.length === 0) {
    return undefined;
  }
  const cache = path.resolve('node_modules/.cache/modules');
  const library = path.join(cache, `${build}-${builtDigest(build)}.a`);
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
