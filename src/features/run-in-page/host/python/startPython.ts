import type {loadPyodide, PyodideInterface} from 'pyodide';
import {explainTrap} from '../explainTrap';
import {ENDED, MAX_MEMORY} from '../limits';
import type {RunResult} from '../types';
import {DRIVER} from './driver';

export type PythonProgram = {
  /** Its name, as it stands in tracebacks. */
  file: string;
  /** Its blocks, in order: those of a session before the one whose output is asked for, and that one. */
  blocks: string[];
};

/** Told of what the last block prints, in bytes that may end in the middle of a character; it must not throw. */
type Write = (bytes: Uint8Array) => void;

/** The interpreter's own settings: the same in the browser and where programs are judged. */
const ENV = {HOME: '/home/pyodide', LANG: 'C.UTF-8'};
const PAGE_BYTES = 65_536;
/** Nearly all of the memory: it grows in steps, and one that is not to be had ends the program before. */
const NEARLY_FULL = 0.7;

type Place = NonNullable<Parameters<typeof loadPyodide>[0]>;

/**
 * Starts CPython, which runs one program: an interpreter that ran something is no longer as it was.
 * @param load Pyodide's own, as it was loaded
 */
export async function startPython(load: typeof loadPyodide, place: Place): Promise<(program: PythonProgram, write: Write) => RunResult> {
  capMemory();
  const python = await load({...place, env: ENV});
  return (program, write) => run(python, program, write);
}

function run(python: PyodideInterface, {file, blocks}: PythonProgram, write: Write): RunResult {
  const scope = python.toPy({}) as {get: (name: string) => (...values: unknown[]) => number};
  let isLast = false;
  const stream = {
    write: (bytes: Uint8Array) => {
      if (isLast) {
        write(bytes);
      }
      return bytes.length;
    },
  };
  python.setStdout(stream);
  python.setStderr(stream);
  python.setStdin({stdin: () => null});
  python.runPython(DRIVER, {globals: scope as never});
  const findings = () => (isFull(python) ? [`内存用到了上限 ${MAX_MEMORY / 2 ** 20} MB`] : []);
  try {
    const before = (block: number) => {
      isLast = block === blocks.length - 1;
    };
    const exit = scope.get('run')(file, python.toPy(blocks), before);
    return {exit, findings: exit === 0 ? [] : findings()};
  } catch (error) {
    return {exit: ENDED, findings: [explainTrap(error), ...findings()]};
  }
}

let isCapped = false;

/** Pyodide asks for 2 GB, and has no option for it. */
function capMemory() {
  if (isCapped) {
    return;
  }
  isCapped = true;
  const {Memory} = WebAssembly;
  WebAssembly.Memory = class extends Memory {
    constructor(wanted: WebAssembly.MemoryDescriptor) {
      super({...wanted, maximum: Math.min(wanted.maximum ?? Infinity, MAX_MEMORY / PAGE_BYTES)});
    }
  };
}

function isFull(python: PyodideInterface): boolean {
  const {HEAPU8} = (python as unknown as {_module: {HEAPU8: Uint8Array}})._module;
  return HEAPU8.length > NEARLY_FULL * MAX_MEMORY;
}
