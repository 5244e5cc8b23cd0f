import {expect, it} from 'vitest';
import {sizeFaults} from './hosts';

const MIB = 1024 ** 2;
const messagesOf = (sizes: {file: string; bytes: number}[]) => sizeFaults(sizes).map(({file, message}) => `${file} ${message}`);

it('takes a site that the hosts take', () => {
  expect(messagesOf([])).toEqual([]);
  expect(messagesOf([{file: 'a.pdf', bytes: 25 * MIB}])).toEqual([]);
});

it('names a file that is too large, and a site that is', () => {
  expect(messagesOf([{file: 'a.pdf', bytes: 25 * MIB + 1}])).toEqual(['a.pdf 有 26 MiB，最多 25']);
  expect(messagesOf(Array.from({length: 42}, () => ({file: 'a.pdf', bytes: 25 * MIB})))).toEqual(['build 一共 1050 MiB，最多 1024']);
});

it('counts the files', () => {
  expect(messagesOf(Array.from({length: 20_001}, () => ({file: 'a', bytes: 1})))).toEqual(['build 有 20001 个文件，最多 20000']);
});
