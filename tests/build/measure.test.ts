import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {shownText} from '../../scripts/gpu/publish';

const REDUCE = '3.5 并行归约/reduce.cu';
const CARD = JSON.stringify({name: '某卡', driver_version: '1.2', nvcc: '13.0', date: '2026-11-26', times: 3});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'measure-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** A program of the list that is a shell script. */
const stand = (name: string, ...script: string[]) =>
  writeFileSync(path.join(folder, name), ['#!/bin/sh', ...script, ''].join('\n'), {mode: 0o755});

const measure = () => {
  const results = path.join(folder, 'results');
  const {status, stdout} = spawnSync('python3', ['scripts/gpu/measure.py', results, '--binaries', folder, '--times', '3'], {
    encoding: 'utf8',
  });
  return {status, stdout, runs: readFileSync(path.join(results, 'runs.csv'), 'utf8')};
};

it('takes the median and the range of what differs between the runs, and the page shows it', () => {
  stand(
    'reduce',
    `n=$(cat "${folder}/n" 2>/dev/null || echo 7)`,
    `echo $((n + 4)) > "${folder}/n"`,
    'echo "和 $n.5 μs，$# 个参数"',
    'echo "错误 0 处"',
  );
  const {status, runs} = measure();
  expect(status).toBe(0);
  expect(runs).toBe(
    `program,arguments,line,spread\n${REDUCE},268435456 1056 time,和 {} μs，3 个参数,11.5/7.5/15.5\n${REDUCE},268435456 1056 time,错误 0 处,\n`,
  );
  expect(shownText(REDUCE, runs, CARD)).toContain('$ ./reduce 268435456 1056 time\n和 11.5 μs，3 个参数\n错误 0 处\n');
});

it('says which program failed, which one prints other words each time, and keeps the rest', () => {
  stand('reduce', 'echo "显存不够" >&2', 'exit 3');
  stand('scan', `echo x >> "${folder}/words"`, `cat "${folder}/words" | tr -d "\\n"`);
  stand('graph', 'echo "错误 0 处"');
  const {status, stdout, runs} = measure();
  expect(status).toBe(1);
  expect(stdout).toContain(`${REDUCE} 268435456 1056 time：退出码 3：显存不够`);
  expect(stdout).toContain('5.6 前缀和/scan.cu 134217728 time：各次印的字不一样：x ｜ xx ｜ xxx');
  expect(stdout).toContain('3 个程序，2 个没有量成');
  expect(runs).toBe('program,arguments,line,spread\n6.3 CUDA图/graph.cu,4096,错误 0 处,\n');
});
