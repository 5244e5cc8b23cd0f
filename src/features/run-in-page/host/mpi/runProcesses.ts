import {createWasi, importsOf, type Exports, type System} from '../createWasi';
import {explainTrap} from '../explainTrap';
import {ENDED} from '../limits';
import type {Output} from '../output';
import {Stopped} from '../stopped';
import type {RunResult} from '../types';
import {ANY, Coordinator, type Request} from './coordinator';

/** As Asyncify tells it: a process is in its code, on its way out of it to wait, or on its way back to where it waited. */
const UNWINDING = 1;
const REWINDING = 2;
/** The runtime's own messages, those of collectives, have odd contexts (packages/wasm/mpi). */
const isCollective = (context: number) => context % 2 === 1;

type ProcessExports = Exports & {
  asyncify_get_state: () => number;
  asyncify_start_unwind: (saved: number) => void;
  asyncify_stop_unwind: () => void;
  asyncify_start_rewind: (saved: number) => void;
  asyncify_stop_rewind: () => void;
  /** Makes room in its memory for the frames of a process that is about to wait, and tells where. */
  mpi_room: () => number;
};

/** A process: an instance of the module with a memory of its own. */
type Process = {
  rank: number;
  system: System;
  exports: ProcessExports;
  requests: Map<number, Request>;
  /** What it waits for; `again` for one that only looks whether a message has come. */
  waits?: Request | 'again';
  /** Where its frames are while it waits. */
  frames: number;
  ended: boolean;
};

type Options = {args: string[]; size: number; output: Output};

/** Runs an MPI program: its processes take turns, each until it must wait. When all wait for each other, that is told. */
export function runProcesses(wasm: WebAssembly.Module, {args, size, output}: Options): RunResult {
  const processes: Process[] = [];
  const coordinator = new Coordinator((rank) => new Uint8Array(processes[rank]!.exports.memory.buffer));
  try {
    for (let rank = 0; rank < size; rank++) {
      processes.push(startProcess(wasm, {rank, size, args, output, coordinator}));
    }
    return takeTurns(processes);
  } catch (error) {
    if (error instanceof Stopped) {
      return {exit: error.exit, findings: error.finding ? [error.finding] : []};
    }
    return {exit: ENDED, findings: [explainTrap(error)]};
  }
}

function takeTurns(processes: Process[]): RunResult {
  let exit = 0;
  for (;;) {
    const live = processes.filter(({ended}) => !ended);
    if (live.length === 0) {
      return {exit, findings: []};
    }
    const ready = live.filter(({waits}) => waits === undefined || waits === 'again' || waits.done);
    if (ready.length === 0) {
      return {exit: ENDED, findings: deadlock(processes)};
    }
    for (const process of ready) {
      const code = goOn(process);
      if (code !== undefined) {
        process.ended = true;
        exit ||= code;
      }
    }
  }
}

/** Lets a process go on until it waits (undefined) or ends (its exit code). A trap ends all, as mpirun would. */
function goOn({rank, waits, frames, exports, system}: Process): number | undefined {
  try {
    if (waits !== undefined) {
      exports.asyncify_start_rewind(frames);
    }
    const code = system.wasi.start({exports});
    if (exports.asyncify_get_state() !== UNWINDING) {
      return code;
    }
    exports.asyncify_stop_unwind();
    return undefined;
  } catch (error) {
    throw error instanceof Stopped ? error : new Stopped(`进程 ${rank}：${explainTrap(error)}`);
  }
}

type Start = Options & {rank: number; coordinator: Coordinator};

function startProcess(wasm: WebAssembly.Module, {rank, size, args, output, coordinator}: Start): Process {
  const system = createWasi({args, env: [], write: output.stream(), writeError: output.stream()});
  const requests = new Map<number, Request>();
  let handles = 0;
  const keep = (request: Request) => {
    requests.set(++handles, request);
    return handles;
  };
  /** Leaves the process's code until `isReady`; true on the way on, when the process may go on. */
  const pause = (waits: Request | 'again', isReady: boolean) => {
    if (process.exports.asyncify_get_state() === REWINDING) {
      process.exports.asyncify_stop_rewind();
      process.waits = undefined;
      return true;
    }
    if (!isReady) {
      process.waits = waits;
      process.frames = process.exports.mpi_room();
      process.exports.asyncify_start_unwind(process.frames);
    }
    return isReady;
  };
  const finish = (handle: number, request: Request, status: number) => {
    requests.delete(handle);
    writeStatus(process.exports.memory, status, request);
    return request.code;
  };
  const requestOf = (handle: number) => {
    const request = requests.get(handle);
    if (!request) {
      throw new Stopped(`进程 ${rank}：等一个不存在的请求`);
    }
    return request;
  };
  const mpi: WebAssembly.ModuleImports = {
    rank: () => rank,
    size: () => size,
    send: (at: number, bytes: number, to: number, tag: number, context: number, synchronous: number) =>
      keep(coordinator.send({from: rank, to, tag, context}, {at, bytes}, synchronous !== 0)),
    receive: (at: number, bytes: number, from: number, tag: number, context: number) =>
      keep(coordinator.receive({rank, from, tag, context, into: {at, bytes}})),
    wait: (handle: number, status: number) => {
      const request = requestOf(handle);
      return pause(request, request.done) ? finish(handle, request, status) : 0;
    },
    /** Others go on before it is answered, or a process that only asks would wait for ever. */
    test: (handle: number, status: number) => {
      const request = requestOf(handle);
      if (!pause('again', false) || !request.done) {
        return 0;
      }
      finish(handle, request, status);
      return 1;
    },
    abort: (code: number) => {
      throw new Stopped('', code);
    },
  };
  const instance = new WebAssembly.Instance(wasm, {wasi_snapshot_preview1: importsOf(system), mpi});
  const process: Process = {rank, system, exports: instance.exports as ProcessExports, requests, frames: 0, ended: false};
  return process;
}

/** MPI_Status: source, tag, error, bytes. */
function writeStatus({buffer}: WebAssembly.Memory, at: number, {status, code}: Request) {
  if (at !== 0 && status) {
    new Int32Array(buffer, at, 4).set([status.source, status.tag, code, status.bytes]);
  }
}

function deadlock(processes: Process[]): string[] {
  return processes.map(({rank, waits, ended}) => `死锁：进程 ${rank} ${ended ? '已经结束' : inWords(waits)}`);
}

function inWords(waits: Process['waits']): string {
  if (waits === undefined || waits === 'again') {
    return '在等';
  }
  const what = isCollective(waits.context) ? '集合通信' : `标签 ${waits.tag === ANY ? '任意' : waits.tag}`;
  if (waits.kind === 'receive') {
    return `在等${waits.from === ANY ? '任何进程' : `进程 ${waits.from} `}发来（${what}）`;
  }
  return `在等进程 ${waits.to} 接收（${what}，${waits.data.length} 字节）`;
}
