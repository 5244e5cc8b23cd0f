import {createWasi, importsOf, textOfFile, type Exports} from './createWasi';
import {explainTrap} from './explainTrap';
import {DEFAULT_AT_ONCE, ENDED, MAX_AT_ONCE, MAX_CUDA_MEMORY, MAX_MEMORY} from './limits';
import {runProcesses} from './mpi/runProcesses';
import {Output} from './output';
import {Stopped} from './stopped';
import type {RunEvents, RunOptions, RunResult} from './types';

/** Where the simulator notes what it finds. */
const REPORT = 'report';
/** Nearly all of the memory: whoever asks for more than is left ends before it is full. */
const NEARLY_FULL = 0.9;

/**
 * Runs a program to its end and tells what it prints. It does not return before: call it in a worker, and end the worker to
 * stop it. Works in browsers and in Node.
 */
export function runModule(wasm: WebAssembly.Module, options: RunOptions, {onText}: RunEvents): RunResult {
  const output = new Output(onText);
  if (options.kind === 'mpi') {
    return runProcesses(wasm, {args: options.args, size: atOnce(options.processes), output});
  }
  return runOne(wasm, options, output);
}

const atOnce = (wanted = DEFAULT_AT_ONCE) => Math.min(Math.max(Math.trunc(wanted), 1), MAX_AT_ONCE);

function runOne(wasm: WebAssembly.Module, options: RunOptions, output: Output): RunResult {
  const system = createWasi({args: options.args, env: variables(options), write: output.stream(), writeError: output.stream()});
  let exports: Exports | undefined;
  const end = (exit: number, findings: string[]): RunResult => ({
    exit,
    findings: [...findings, ...textOfFile(system, REPORT).split('\n').filter(Boolean)],
  });
  try {
    const instance = new WebAssembly.Instance(wasm, {wasi_snapshot_preview1: importsOf(system)});
    exports = instance.exports as Exports;
    return end(system.wasi.start({exports}), []);
  } catch (error) {
    if (error instanceof Stopped) {
      return end(error.exit, [error.finding]);
    }
    return end(ENDED, [explainTrap(error), ...memoryFinding(exports, options)]);
  }
}

function variables({kind, threads, order = 'forward', seed}: RunOptions): string[] {
  switch (kind) {
    case 'openmp':
      return [`OMP_NUM_THREADS=${atOnce(threads)}`];
    case 'cuda':
      return [`SIMT_SCHEDULE=${order}`, `SIMT_REPORT=${REPORT}`, ...(seed === undefined ? [] : [`SIMT_SEED=${seed}`])];
    default:
      return [];
  }
}

/** Programs are compiled without exceptions: one that gets no memory aborts, and here is why. */
function memoryFinding(exports: Exports | undefined, {kind}: RunOptions): string[] {
  const most = kind === 'cuda' ? MAX_CUDA_MEMORY : MAX_MEMORY;
  const isFull = exports !== undefined && exports.memory.buffer.byteLength > NEARLY_FULL * most;
  return isFull ? [`内存用到了上限 ${most / 2 ** 20} MB`] : [];
}
