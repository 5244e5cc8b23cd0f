import {describe, expect, it} from 'vitest';
import {runFixture} from '../tests/runFixture';
import {MAX_OUTPUT} from './limits';
import type {RunOptions} from './types';

const run = (...args: string[]) => runFixture('limits', {kind: 'cpp', args});

describe('a program', () => {
  it('gets its arguments, and its exit code and both its streams are told', () => {
    expect(run('一', '二')).toEqual({exit: 3, findings: [], printed: 'begin\n一，2 个参数\n'});
  });

  it('has files in memory, for itself alone, and nothing to read from', () => {
    expect(run('files')).toEqual({exit: 0, findings: [], printed: 'begin\nkept\n'});
    expect(run('input').printed).toBe('begin\n1\n');
  });

  it.each([
    ['bounds', '访问了内存之外的地址：越界、野指针，或递归太深用完了栈'],
    ['divide', '整数除以零'],
    ['abort', '程序自己中止了：abort、断言失败，或内存不够'],
  ])('that is ended by a fault (%s) is explained', (what, finding) => {
    expect(run(what)).toEqual({exit: 134, findings: [finding], printed: 'begin\n'});
  });

  it('whose recursion has no end is ended', () => {
    const {exit, findings} = run('recursion');
    expect(exit).toBe(134);
    expect(findings.join()).toMatch(/栈/);
  });

  it('that takes all memory is ended at the limit', () => {
    const {exit, findings} = run('memory');
    expect(exit).toBe(134);
    expect(findings).toContain('内存用到了上限 256 MB');
  });

  it('that prints without end is stopped, and no character is cut in two', () => {
    const {exit, findings, printed} = run('flood');
    expect({exit, findings}).toEqual({exit: 134, findings: ['输出超过 200 kB，停在这里']});
    const bytes = Buffer.byteLength(printed);
    expect(bytes).toBeLessThanOrEqual(MAX_OUTPUT);
    expect(bytes).toBeGreaterThan(MAX_OUTPUT - 4);
    expect(printed).not.toContain('\ufffd');
  });

  it('prints again what it printed', () => expect(run('files')).toEqual(run('files')));
});

describe('OpenMP', () => {
  const threads = (count?: number) => runFixture('threads', {kind: 'openmp', args: [], threads: count}).printed.split('\n');

  it('divides loops as libomp does, and lets threads wait for each other', () => {
    expect(threads(4)).toEqual([
      'static 0 0 0 1 1 1 2 2 2 3 3 3',
      'static,2 0 0 1 1 2 2 3 3 0 0 1 1',
      'dynamic,2 0 0 1 1 2 2 3 3 0 0 1 1',
      expect.stringMatching(/^guided( \d){12}$/),
      'sum 10, at once 1, singles 1, late 0',
      'nested 24, last 11, outside 0 of 1',
      '',
    ]);
  });

  it('gives the first threads one pass more when it does not come out even', () => {
    expect(threads(5)[0]).toBe('static 0 0 0 1 1 1 2 2 3 3 4 4');
    expect(threads(16)[0]).toBe('static 0 1 2 3 4 5 6 7 8 9 10 11');
  });

  it('runs 1 to 64 threads, 4 when not told', () => {
    expect(threads(1)[4]).toBe('sum 1, at once 1, singles 1, late 0');
    expect(threads(64)[4]).toBe('sum 2080, at once 1, singles 1, late 0');
    expect(threads(1000)[4]).toBe(threads(64)[4]);
    expect(threads()[4]).toBe(threads(4)[4]);
  });
});

describe('CUDA', () => {
  const run = (options: Partial<RunOptions>) => runFixture('order', {kind: 'cuda', args: [], ...options});

  it('lets threads go in the order that is asked for', () => {
    expect(run({}).printed).toBe('7\n');
    expect(run({order: 'reverse'}).printed).toBe('0\n');
  });

  it('draws a random order from the seed: the same again, another with others', () => {
    const printed = (seed?: number) => run({order: 'random', seed}).printed;
    expect(printed(1)).toBe(printed(1));
    expect(new Set([1, 2, 3, 4, 5, 6].map(printed)).size).toBeGreaterThan(1);
    expect(printed()).toBe(printed(2026));
  });

  it('tells what the simulator finds', () => {
    const divergent = run({args: ['divergent']});
    expect(divergent.exit).toBe(97);
    expect(divergent.findings.join('\n')).toMatch(/^main\.cu:8: 死锁：块 \(0,0,0\)/);
    const {printed, findings} = run({args: ['null']});
    expect(printed).toBe('cudaErrorIllegalAddress\n');
    expect(findings).toEqual([expect.stringContaining('块 (0,0,0) 线程 (0,0,0) 访问了空指针')]);
  });
});

it('throws, catches and destroys as g++ does, and tells of what nobody catches', () => {
  const run = (...args: string[]) => runFixture('exceptions', {kind: 'cpp', args});
  expect(run()).toEqual({exit: 0, findings: [], printed: EXCEPTIONS});
  expect(run('uncaught')).toEqual({exit: 134, findings: ['有异常没有接住'], printed: EXCEPTIONS});
});

it('draws the random numbers of libstdc++', () => {
  expect(runFixture('random', {kind: 'cpp', args: []}).printed).toBe(RANDOM);
});

/** What the program prints when g++ 12 has compiled it. */
const RANDOM = `minstd 1 1 518142576 853255013595 17460114020376066177 2 1 2440480546 1063183681295 14202684273069493562 2 1 1569234513 167516418965 4880007937906096688 6 -4 3796768903 583737572609 15063575967519452110 1 6 5 0 4 3 8 2 7 55703 30685
mt19937 1 -3 3349725721 349775304259 18045027414730670999 3 5 1322904761 593838803479 9244040966043914585 1 -1 1152936666 19326848167 9735542036507001924 6 3 1420943751 418299502080 1216310873990163255 1 8 4 7 3 0 6 5 2 68701 20945
mt19937_64 5 5 504290497 980668908762 2606000371313139421 1 4 3868522039 282748286782 13243022433781402340 5 1 1707015228 339230911435 15350796991450887192 2 5 4267705971 952773566736 4936558332189375254 7 1 4 0 8 6 3 2 5 44871 49657
`;

/** As above. */
const EXCEPTIONS = `~thrower
again: 运行时
~passer
exception: 运行时
~thrower
~passer
logic_error: 越界
~thrower
~passer
int: 42
~thrower
~passer
something
~thrower
~passer
Right: 2
~thrower
~passer
nothing
second within first
first once more
`;
