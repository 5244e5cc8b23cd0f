import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {CHECKERS} from '../../../scripts/check-code/checkers';
import type {Result} from '../../../scripts/check-code/checkTasks';
import type {Plan} from '../../../scripts/check-code/plan';
import {report} from '../../../scripts/check-code/report';
import {isOptional} from '../../../scripts/check-code/tools';
import type {Fault} from '../../../scripts/check-code/types';
import {checkSite} from './site';

const fixture = (name: string) => path.resolve(__dirname, '../../fixtures/check-code', name);

/** What each checker must find in the broken site: `file:line`, and what the fault says. */
const FAULTS: Record<string, [place: string, said: RegExp][]> = {
  bash: [
    ['docs/bash.md:3', /shellcheck .*SC2086/s],
    ['docs/bash.md:10', /输出不同.*- 7654321\n\+ 1234567/s],
    ['docs/bash.md:14', /退出码是 1，应是 0/],
    ['docs/bash.md:22', /没有运行到这里/],
    ['docs/bash-syntax.md:3', /Couldn't parse/],
  ],
  cpp: [
    ['docs/cpp.md:3', /编译不过.*unused-variable/s],
    ['docs/cpp.md:11', /ASan 或 UBSan .*out of bounds/s],
    ['docs/cpp.md:20', /输出不同.* {2}一\n- 三\n\+ 二/s],
    ['docs/cpp.md:25', /退出码是 2，应是 0/],
    ['docs/_beside/broken.cpp:2', /编译不过.*invalid conversion/s],
    ['docs/mpi.md:9', /ASan 或 UBSan .*heap-buffer-overflow/s],
  ],
  c: [
    ['docs/c.md:2', /编译不过.*incompatible types/s],
    ['docs/mpi.md:14', /退出码是 3，应是 0/],
  ],
  nvcc: [['docs/cuda.md:4', /nvcc 编译不过.*never referenced/s]],
  simulate: [['docs/cuda.md:18', /输出不同.*- 1\n {2}0\n\+ 1/s]],
  python: [
    ['docs/python.md:1', /退出码是 1.*ZeroDivisionError/s],
    ['docs/python.md:10', /输出不同.*- 乙\n\+ 甲/s],
    ['docs/python.md:14', /退出码是 1/],
    ['docs/python.md:18', /没有运行到这里/],
  ],
  makefile: [['docs/data.md:27', /make .*missing separator/s]],
  toml: [['docs/data.md:13', /toml.*Invalid value/s]],
  mermaid: [['docs/data.md:30', /mermaid.*Parse error/s]],
  script: [
    ['docs/data.md:37', /Variable declaration expected/],
    ['docs/data.md:41', /no corresponding closing tag/],
  ],
  json: [['docs/data.md:1', /json.*not valid JSON/s]],
  latex: [['docs/data.md:44', /latex.*expected '\}'/s]],
  yaml: [['docs/data.md:8', /yaml.*bad indentation/s]],
  dockerfile: [
    ['docs/data.md:18', /unknown instruction: RUM/],
    ['docs/data.md:22', /RUN before FROM/],
  ],
};

/** What is wrong before anything runs. */
const EARLY: [place: string, said: RegExp][] = [
  ['docs/fences.md:1', /不认识的语言 pyhton/],
  ['docs/fences.md:5', /nocheck 没有理由/],
  ['docs/fences.md:9', /找不到文件 \.\/_beside\/none\.cpp/],
  ['docs/fences.md:12', /不会运行/],
  ['docs/fences.md:22', /前面没有紧挨着的程序/],
  ['docs/fences.md:26', /nosim 没有理由/],
  ['docs/fences.md:30', /nosim 只用于 cuda/],
];

const words = (faults: Fault[]) => faults.map(({file, line, message, words: said = ''}) => `${file}:${line} ${message}\n${said}`);

describe('a broken site', () => {
  let planned: Plan;
  let results: Result[];
  beforeAll(async () => {
    ({planned, results} = await checkSite(fixture('broken')));
  }, 300_000);

  it('has a fault for every checker', () => {
    expect(Object.keys(FAULTS).sort()).toEqual(CHECKERS.map(({name}) => name).sort());
  });

  it.each(Object.entries(FAULTS))('%s finds each of its faults, and no other place', (name, expected) => {
    const ofChecker = results.filter(({task}) => task.checker.name === name);
    if (ofChecker.some(({missing}) => missing.some((tool) => !process.env.CI || isOptional(tool)))) {
      return;
    }
    const faults = ofChecker.flatMap((result) => result.faults);
    for (const [place, said] of expected) {
      expect(
        words(faults)
          .filter((one) => one.startsWith(`${place} `))
          .join('\n'),
      ).toMatch(said);
    }
    const places = new Set(
      faults.filter(({words: said}) => !/SC(?:2317|1047|1072)/.test(said ?? '')).map(({file, line}) => `${file}:${line}`),
    );
    expect(places).toEqual(new Set(expected.map(([place]) => place)));
  });

  it('finds what is wrong with fences before anything runs', () => {
    EARLY.forEach(([place, said], index) => {
      expect(words(planned.faults)[index]).toMatch(new RegExp(`^${place} `));
      expect(words(planned.faults)[index]).toMatch(said);
    });
    expect(planned.faults).toHaveLength(EARLY.length);
  });

  it('is reported with the words of the tool and what to do', () => {
    const {ok, text} = report(planned, results);
    expect(ok).toBe(false);
    expect(text).toContain('docs/bash.md:14 退出码是 1，应是 0 → 改正它；本该失败的写 exit="1"');
    expect(text).toMatch(/\n {4}- 7654321\n {4}\+ 1234567\n/);
    expect(text).toMatch(/；\d+ 处要改$/);
  });
});

describe('a good site', () => {
  let planned: Plan;
  let results: Result[];
  beforeAll(async () => {
    ({planned, results} = await checkSite(fixture('good'), {times: 2}));
  }, 300_000);

  it('has no fault, and every checker looked at something', () => {
    expect(words([...planned.faults, ...results.flatMap(({faults}) => faults)])).toEqual([]);
    expect(new Set(planned.tasks.map(({checker}) => checker.name))).toEqual(new Set(CHECKERS.map(({name}) => name)));
  });

  it('is not run again', () => {
    expect(results.filter(({cached, missing}) => !cached && missing.length === 0)).toEqual([]);
  });

  it('checks a file once, however many fences show it', () => {
    const files = planned.tasks.filter(({program}) => program.source);
    expect(new Set(files.map(({program}) => program.fences.length))).toEqual(new Set([2]));
  });

  it('counts what was checked, opted out with a reason, and only shown', () => {
    const {ok, text} = report(planned, results);
    expect(ok).toBe(true);
    expect(text).toContain('不查 1 段：要有网络');
    expect(text).toContain('只编译不运行 1 段：要有两块卡');
    expect(text).toMatch(/核对了 .*cpp 5，.*bash 3，.*；不查 bash 1；只编译 cuda 1；只展示 markdown 1；0 处要改$/);
  });
});

it('fails when there is nothing to check', async () => {
  const {planned, results} = await checkSite(fixture('empty'));
  const {ok, text} = report(planned, results);
  expect(ok).toBe(false);
  expect(text).toContain('什么也没有核对');
});
