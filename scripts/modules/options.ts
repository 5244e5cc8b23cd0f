import {createHash} from 'node:crypto';
import path from 'node:path';
import {HEADERS, RUNTIME, TRANSLATION, WASM} from '../../packages/simt';
import {EXCEPTIONS, MPI, OPENMP, RANDOM} from '../../packages/wasm';
import {MAX_CUDA_MEMORY, MAX_MEMORY} from '../../src/features/run-in-page/host/limits';
import type {Kind} from '../../src/features/run-in-page/host/types';
import {digestOf} from '../../src/shared/build/digest';

/** How a program is built: as its kind, and with exceptions those plain programs that throw; Asyncify does not go with them. */
export type Build = Kind | 'exceptions';

const LLVM = '/usr/lib/llvm-19';
const LIBC = '/usr/lib/wasm32-wasi';

/** Where Debian keeps what is compiled for WebAssembly. */
export const TARGET = ['--target=wasm32-wasi', '--sysroot=/usr', '-O2', '-D_WASI_EMULATED_PROCESS_CLOCKS', '-D_WASI_EMULATED_SIGNAL'];
export const CPP = ['-std=c++17', '-nostdinc++', '-isystem', `${LLVM}/include/wasm32-wasi/c++/v1`];
export const C = ['-std=c17'];
export const NO_EXCEPTIONS = ['-fno-exceptions'];
export const WITH_EXCEPTIONS = ['-fwasm-exceptions'];
/**
 * The linker's: as clang calls it, but without the optimizer that clang calls too where there is one, which takes the names away
 * that ours needs. The stack lies first, so that a recursion without end traps instead of overwriting the program's variables.
 */
export const linkOptions = (build: Build, objects: string[]): string[] => [
  '-m',
  'wasm32',
  '--stack-first',
  '-z',
  'stack-size=1048576',
  `--max-memory=${build === 'cuda' ? MAX_CUDA_MEMORY : MAX_MEMORY}`,
  `-L${LLVM}/lib/wasm32-wasi`,
  `-L${LIBC}`,
  `${LIBC}/crt1-command.o`,
  ...objects,
  '-lwasi-emulated-process-clocks',
  '-lwasi-emulated-signal',
  '-lc++',
  '-lc++abi',
  '-lc',
  `${LLVM}/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a`,
];
/** Null pointers in kernels are told by the simulator. */
export const CHECKED = ['-fsanitize=null', '-fsanitize-minimal-runtime', '-fno-sanitize-recover=all'];
/** A thread of OpenMP has larger frames than one of CUDA, and there are few. */
export const OPENMP_FIBERS = ['-DFIBER_STACK=(256<<10)', '-DFIBERS_AT_ONCE=4'];

/** What clang 19 uses of WebAssembly. */
const FEATURES = ['bulk-memory', 'sign-ext', 'mutable-globals', 'nontrapping-float-to-int', 'multivalue', 'reference-types'];

/**
 * Functions that call through pointers, which might suspend for all that Asyncify can see, and never do: the C and C++ libraries'
 * own, and the simulator's on the host's side. Each that is left out makes its callers smaller and faster.
 */
const NEVER_SUSPEND = [
  'operator*new*',
  '__cxxabiv1::*',
  '__dynamic_cast',
  'fwrite',
  '__fwritex',
  'fflush',
  'fclose',
  '__overflow',
  '__uflow',
  '__toread',
  'vfprintf',
  '__stdio_exit',
  '__funcs_on_exit',
  'std::__2::vector*',
  '*__large_clone*',
  '*__large_destroy*',
];
const HOST_SIDE = [
  'cuda*',
  '*copyLines*',
  'simt::launchFromCode*',
  'simt::*anonymous*launch*',
  'simt::enqueue*',
  'simt::perform*',
  'simt::runGrid*',
  'simt::Grid*',
];

/** Optimized before too: Asyncify makes what it finds a good deal larger. */
const asyncify = (imports: string, never: string[]) => [
  '-O2',
  '--asyncify',
  `--pass-arg=asyncify-imports@${imports}`,
  `--pass-arg=asyncify-removelist@${never.join()}`,
];

/** wasm-opt's: Asyncify where functions must wait for others, and what nobody reads taken out. */
export function optimizeOptions(build: Build): string[] {
  const waits = {
    cpp: [],
    exceptions: ['--enable-exception-handling'],
    openmp: asyncify('none.none', NEVER_SUSPEND),
    mpi: asyncify('mpi.wait,mpi.test', NEVER_SUSPEND),
    cuda: asyncify('none.none', [...NEVER_SUSPEND, ...HOST_SIDE]),
  };
  return [...FEATURES.map((feature) => `--enable-${feature}`), ...waits[build], '-O2', '--strip-debug', '--strip-producers'];
}

const SIMULATOR = [RUNTIME, HEADERS, TRANSLATION, WASM];
const LINKED: Record<Build, string[]> = {
  cpp: [RANDOM],
  exceptions: [RANDOM, EXCEPTIONS],
  openmp: [RANDOM, OPENMP, WASM],
  mpi: [RANDOM, MPI],
  cuda: [RANDOM, ...SIMULATOR],
};

const digests = new Map<Build, string>();

/** Digest of what modules are built with besides the program: a module with another one is of an older runtime. */
export function builtDigest(build: Build): string {
  const known = digests.get(build) ?? digestOfBuild(build);
  digests.set(build, known);
  return known;
}

function digestOfBuild(build: Build): string {
  const options = [TARGET, CPP, C, NO_EXCEPTIONS, CHECKED, OPENMP_FIBERS, linkOptions(build, []), optimizeOptions(build)];
  return createHash('sha256')
    .update(JSON.stringify([options, LINKED[build].map((folder) => [path.basename(folder), digestOf(folder)])]))
    .digest('hex')
    .slice(0, 16);
}
