import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {judge} from '../../../scripts/check-code/judge';
import {inScratch} from '../../../scripts/check-code/scratch';
import {simulate} from '../../../scripts/check-code/simulate';

const root = path.resolve(__dirname, 'fixtures');
const programs = (folder: string) => readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.cu'));

/** What each broken program must be told: the line, and the words. */
const FAULTS: Record<string, [line: number, said: RegExp]> = {
  deadlock: [3, /死锁：块 \(0,0,0\)；48 个线程在第 3 行等 __syncthreads，如 \(0,0,0\)；16 个线程已经结束，如 \(48,0,0\)/],
  deadlockInWarp: [
    3,
    /死锁：块 \(0,0,0\)；16 个线程在第 3 行等 __shfl_sync（掩码里的线程没有到齐），如 \(0,0,0\)；16 个线程在第 5 行等 __syncthreads，如 \(16,0,0\)/,
  ],
  gridSync: [3, /grid\.sync\(\) 只能用在 cudaLaunchCooperativeKernel/],
  hostPointer: [4, /核函数 fill 的第 1 个参数指向主机内存/],
  inactiveLane: [4, /__shfl_down_sync 从没有参加的线程取值.*取第 20 道，它已经结束/],
  missingBarrier: [1, /随线程束、块与流的次序而变：从后往前.*退出码 0 与 1.*- ok/s],
  missingSynchronize: [1, /随线程束、块与流的次序而变：从后往前.*退出码 0 与 1/],
  outOfBounds: [1, /AddressSanitizer: heap-buffer-overflow/],
  sharedOutOfBounds: [3, /AddressSanitizer: use-after-poison/],
  streams: [1, /随线程束、块与流的次序而变/],
  twoBarriers: [5, /块 \(0,0,0\) 的线程在不同的地方等栅栏：线程 \(0,0,0\) 在第 3 行/],
  unchecked: [3, /核函数 nothing 没有启动（cudaErrorInvalidConfiguration：invalid configuration argument），而程序没有查/],
};

async function faultsOf(file: string, text?: string) {
  const fence = {file: 'page.md', line: 1, lang: 'cuda', code: '', meta: {}, output: text === undefined ? undefined : {line: 1, text}};
  const {faults, runs} = await inScratch(root, (place) => simulate.check({fences: [fence], source: file}, place));
  return [...faults, ...runs.flatMap(judge)].map(({line, message, words}) => ({line, said: `${message}\n${words}`}));
}

describe('a broken CUDA program', () => {
  it('has an expectation for each', () => {
    expect(programs('broken').map((name) => name.replace('.cu', ''))).toEqual(Object.keys(FAULTS).sort());
  });

  it.each(Object.entries(FAULTS))(
    '%s is found',
    async (name, [line, said]) => {
      const faults = await faultsOf(`broken/${name}.cu`);
      expect(faults.map((fault) => fault.said).join('\n')).toMatch(said);
      expect(faults[0]!.line).toBe(line);
    },
    300_000,
  );
});

describe('a good CUDA program', () => {
  it.each(programs('good'))(
    '%s prints what its first lines say, under every schedule',
    async (name) => {
      const text = readFileSync(path.join(root, 'good', name), 'utf8');
      const expected = [...text.matchAll(/^\/\/ 输出：(.*)$/gm)].map(([, line]) => line!);
      expect(expected).not.toEqual([]);
      expect(await faultsOf(`good/${name}`, expected.join('\n'))).toEqual([]);
    },
    300_000,
  );
});
