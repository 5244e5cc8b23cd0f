import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {describeOurNotes} from '../../src/shared/testing/ourNotes';
import {shownFiles, shownText} from './publish';

const SECTION = 'docs/CUDA';
const read = (file: string) => readFileSync(path.join(SECTION, file), 'utf8');
const card = JSON.stringify({name: '某卡', driver_version: '1.2', nvcc: '13.0', date: '2026-11-26', times: 5});
const runs = (...rows: string[]) => ['program,arguments,line,spread', ...rows, ''].join('\n');
const good = runs(
  '1.0 页/a.cu,8,{} μs，{} GB/s,2.5/2.0/3.0;100/99/101',
  '1.0 页/a.cu,8,错误 0 处,',
  '1.0 页/a.cu,16,4 块,',
  '1.0 页/b.cu,,甲,',
);

describe('a published measurement', () => {
  it('shows medians after their command, and last the machine and the widest spread', () => {
    expect(shownText('1.0 页/a.cu', good, card)).toBe(
      [
        '$ ./a 8',
        '2.5 μs，100 GB/s',
        '错误 0 处',
        '$ ./a 16',
        '4 块',
        '',
        '某卡，驱动 1.2，nvcc 13.0，2026-11-26',
        '跑了 5 次，取每个数的中位数；差得最多的一个在 2.0 与 3.0 之间',
        '',
      ].join('\n'),
    );
    expect(shownText('1.0 页/b.cu', good, card)).toContain('$ ./b\n甲\n\n某卡，驱动 1.2，nvcc 13.0，2026-11-26\n跑了 5 次，每次相同\n');
  });

  it.each([
    ['a program without one', '1.0 页/c.cu', good, card, '没有 1.0 页/c.cu → '],
    ['a file with other columns', '1.0 页/a.cu', 'program,line\n', card, '少了列 arguments、spread → '],
    ['a number without its spread', '1.0 页/a.cu', runs('1.0 页/a.cu,,{} 与 {},1/1/1'), card, '第 2 行有 2 处 {}，spread 却是“1/1/1” → '],
    ['a spread that is none', '1.0 页/a.cu', runs('1.0 页/a.cu,,{},快/1/2'), card, '第 2 行有 1 处 {}'],
    [
      'a machine without a name',
      '1.0 页/a.cu',
      good,
      '{"nvcc": "13.0", "date": "2026-11-26", "times": 5}',
      '没有写 name、driver_version → ',
    ],
  ])('refuses %s', (_what, program, csv, machine, words) => {
    expect(() => shownText(program, csv, machine)).toThrow(words);
  });
});

describeOurNotes('the measurements of the CUDA section', () => {
  const pages = () => readdirSync(SECTION).filter((file) => /\.mdx?$/.test(file));
  const beside = (ending: string) =>
    readdirSync(SECTION, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith(ending))
      .sort();

  it('are shown by the pages as they were measured (else: npm run gpu:publish)', () => {
    const shown = pages().flatMap((page) => shownFiles(read(page), 'h100'));
    expect([...new Set(shown.map(({file}) => file))].sort()).toEqual(beside('.h100.txt'));
    for (const {file, program} of shown) {
      expect(read(file), file).toBe(shownText(program, read('_measured/h100/runs.csv'), read('_measured/h100/card.json')));
    }
  });

  it('are what the charts draw: each last column holds numbers that the page’s programs printed', () => {
    const lines = read('_measured/h100/runs.csv').split('\n');
    for (const file of beside('.h100.csv')) {
      const page = path.dirname(file).slice(1);
      const numbers = new Set(
        lines.filter((line) => line.replace('"', '').startsWith(`${page}/`)).flatMap((line) => line.match(/\d+(?:\.\d+)?/g)),
      );
      const values = read(file)
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',').at(-1)!);
      expect(
        values.filter((value) => !numbers.has(value)),
        file,
      ).toEqual([]);
    }
  });
});
