import {expect, it} from 'vitest';
import {runFixture} from '../../tests/runFixture';

const run = (processes: number | undefined, ...args: string[]) => runFixture('messages', {kind: 'mpi', args, processes});

it.each([1, 2, 7, 64])('runs %d processes, each with a memory of its own', (size) => {
  const sum = (size * (size - 1)) / 2;
  const printed = `${size} 个进程，和 ${sum}，最大 ${size - 1}，最后 ${size - 1}\n`;
  expect(run(size, 'all')).toEqual({exit: 0, findings: [], printed});
});

it('runs 4 when not told, and at most 64', () => {
  expect(run(undefined, 'all').printed).toMatch(/^4 个进程/);
  expect(run(1000, 'all').printed).toMatch(/^64 个进程/);
});

it('keeps small messages until they are asked for, and tells who waits for whom when large ones are not', () => {
  expect(run(2, 'deadlock')).toEqual({exit: 0, findings: [], printed: ''});
  expect(run(2, 'deadlock', 'large')).toEqual({
    exit: 134,
    findings: ['死锁：进程 0 在等进程 1 接收（标签 7，80000 字节）', '死锁：进程 1 在等进程 0 接收（标签 7，80000 字节）'],
    printed: '',
  });
});

it('tells a deadlock of 64 processes', () => {
  const {findings} = run(64, 'deadlock', 'large');
  expect(findings).toHaveLength(64);
  expect(findings[63]).toBe('死锁：进程 63 在等进程 0 接收（标签 7，80000 字节）');
});

it('tells who waits for whomever it be, and who waits in a collective', () => {
  expect(run(2, 'alone').findings).toEqual(['死锁：进程 0 在等进程 1 发来（集合通信）', '死锁：进程 1 在等任何进程发来（标签 任意）']);
});

it('tells of a message that is too long: all end, or the program is told', () => {
  expect(run(2, 'truncate')).toEqual({
    exit: 15,
    findings: [],
    printed: '*** MPI_ERR_TRUNCATE: message truncated\n*** MPI_ERRORS_ARE_FATAL\n',
  });
  expect(run(2, 'truncate', 'return').printed).toBe('1\n');
});

it('ends all processes when one aborts or is ended by a fault', () => {
  expect(run(3, 'abort')).toEqual({exit: 5, findings: [], printed: ''});
  const {exit, findings} = run(3, 'trap');
  expect(exit).toBe(134);
  expect(findings).toEqual(['进程 1：程序自己中止了：abort、断言失败，或内存不够']);
});

it('lets others go on while one only asks', () => expect(run(2, 'test').printed).toBe('42\n'));

it('keeps the order of messages, and chooses by source and tag', () => {
  expect(run(2, 'order').printed).toBe('3 1 2，来自 0，标签 1\n');
});

it('sends a column of a matrix', () => expect(run(2, 'column').printed).toBe('1 2 3\n'));
