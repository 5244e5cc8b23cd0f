import type {Order, RunOptions, Runnable} from '../../src/features/run-in-page/host/types';
import {judge} from '../check-code/judge';
import type {Fault, Program} from '../check-code/types';
import type {Runner} from './runJob';

const ORDERS: Order[] = ['forward', 'reverse', 'random'];

/** Compressed bytes of a module at most: what a reader downloads to run a program. */
const BUDGETS = {cpp: 40_000, openmp: 40_000, mpi: 40_000, cuda: 60_000};

type Module = Pick<Runnable, 'kind' | 'args' | 'processes' | 'threads' | 'bytes'> & {file: string};

/** Faults of a module: it is too large, or does not do what the page shows; CUDA in each order of its threads. */
export async function judgeModule(runner: Runner, {fences}: Program, module: Module): Promise<Fault[]> {
  const {file, kind, args, processes, threads, bytes} = module;
  const place = {file: fences[0]!.file, line: fences[0]!.line};
  if (bytes > BUDGETS[kind]) {
    return [{...place, message: `在浏览器里运行的模块有 ${bytes} 字节，预算是 ${BUDGETS[kind]}`, fix: '少用标准库里大的部分'}];
  }
  for (const order of kind === 'cuda' ? ORDERS : [undefined]) {
    const options: RunOptions = {kind, args, processes, threads, order};
    const {printed, exit, findings} = await runner.run({file, options});
    const faults = fences.flatMap((fence) => judge({fence, printed, exit}));
    if (faults.length > 0) {
      const where = `在浏览器里运行（WebAssembly${order ? `，${order}` : ''}）：`;
      return faults.map((fault) => ({
        ...fault,
        message: where + fault.message,
        fix: '程序依赖了本机的什么？改正它，或在 scripts/modules/whyNot.ts 写明它为什么不能在浏览器里运行',
        words: [...findings, fault.words ?? ''].join('\n'),
      }));
    }
  }
  return [];
}
