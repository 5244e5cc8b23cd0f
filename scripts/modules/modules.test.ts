import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {ModuleRecord, Runnable} from '../../src/features/run-in-page/host/types';
import {countPrograms, modulesFolder, readModules, recordPath, runnableOf} from '../../src/features/run-in-page/record';
import {plan} from '../check-code/plan';
import {readFences} from '../check-code/readFences';
import {readSite} from '../check/readSite';
import {buildModule} from './buildModule';
import {checkModules, faultsBefore, inWords} from './checkModules';
import {fixture} from './fixtures';
import {judgeModule} from './judgeModule';
import {digestOfBytes, moduleFile} from './moduleFile';
import {builtDigest} from './options';
import {type Candidate, candidates, kindOf, takesArguments} from './programs';
import {Runner} from './runJob';
import {hasToolchain} from './toolchain';
import {whyNot} from './whyNot';

const FIXTURES = path.resolve('src/features/run-in-page/tests/fixtures');
const PAGE = 'docs/a.md';
let root: string;
let programs: Candidate[];
let record: ModuleRecord;

/** A site with two programs of the fixtures: one that prints what the page shows, and one that may not run here. */
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'modules-'));
  mkdirSync(path.join(root, 'docs/_a'), {recursive: true});
  mkdirSync(modulesFolder(root), {recursive: true});
  mkdirSync(path.join(root, 'cache'));
  cpSync(path.join(FIXTURES, 'limits.cpp'), path.join(root, 'docs/_a/limits.cpp'));
  writePage('files');
  programs = programsOfSite();
  const bytes = readFileSync(path.join(FIXTURES, 'limits.wasm.gz'));
  writeFileSync(path.join(modulesFolder(root), 'limits.wasm.gz'), bytes);
  const entry: Runnable = {
    module: 'limits.wasm.gz',
    bytes: bytes.length,
    digest: digestOfBytes(bytes),
    kind: 'cpp',
    args: ['files'],
    takesArguments: true,
    source: programs.find(({id}) => id.endsWith('.cpp'))!.source,
    built: builtDigest('cpp'),
  };
  record = {[`${PAGE}#1`]: {why: whyNot(undefined, 'asm')!}, [`${PAGE}#_a/limits.cpp`]: entry};
  writeFileSync(recordPath(root), JSON.stringify(record));
});

afterAll(() => rmSync(root, {recursive: true, force: true}));

function writePage(args: string) {
  const text = `# a\n\n\`\`\`cpp file="./_a/limits.cpp" args="${args}"\n\`\`\`\n\n\`\`\`text title="输出"\nbegin\nkept\n\`\`\`\n\n\`\`\`cpp\nint main() { asm(""); }\n\`\`\`\n\n\`\`\`text title="输出"\n\n\`\`\`\n`;
  writeFileSync(path.join(root, PAGE), text);
}

function programsOfSite() {
  const pages = readSite(root).pages.map(readFences);
  return candidates(root, plan(root, pages), pages);
}

const check = (list: Candidate[], all = true) => checkModules(root, list, {pages: [PAGE], folder: path.join(root, 'cache'), all});

it('finds the programs of C, C++ and CUDA that print an output, and those that cannot run in a page', () => {
  expect(programs.map(({id, why}) => [id, why])).toEqual([
    [`${PAGE}#1`, '它用汇编量本机的处理器。'],
    [`${PAGE}#_a/limits.cpp`, undefined],
  ]);
  expect(kindOf(programs[1]!)).toBe('cpp');
  expect(takesArguments(programs[1]!)).toBe(true);
  expect(countPrograms(record, {interpreter: '', bytes: 0, programs: {a: {source: ''}}})).toEqual({
    all: 3,
    runnable: 2,
    byKind: {cpp: 1, openmp: 0, mpi: 0, cuda: 0, python: 1},
    why: {'它用汇编量本机的处理器。': 1},
  });
});

describe('checking', () => {
  it('passes a module that does what the page shows, and remembers it', async () => {
    expect(await check(programs, false)).toEqual({faults: [], stale: [], judged: 1, cached: 0});
    const again = await check(programs, false);
    expect(again).toEqual({faults: [], stale: [], judged: 1, cached: 1});
    expect(inWords(again)).toBe('在浏览器里运行的模块：核对了 1（沿用 1），旧了 0');
  });

  it('finds a module that prints something else', async () => {
    const [, candidate] = programs;
    const fences = candidate!.program.fences.map((fence) => ({...fence, output: {line: 7, text: 'begin\nlost'}}));
    const {faults} = await check([programs[0]!, {...candidate!, program: {...candidate!.program, fences}}]);
    expect(faults).toEqual([
      expect.objectContaining({file: PAGE, line: 7, message: '在浏览器里运行（WebAssembly）：输出不同（- 页上，+ 实际）'}),
    ]);
  });

  it('finds a file that is not the one that was recorded, and a program that is no longer there', async () => {
    const file = path.join(modulesFolder(root), 'limits.wasm.gz');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(1));
    const {faults} = await check([programs[1]!]);
    writeFileSync(file, bytes);
    expect(faults.map(({message}) => message)).toEqual([
      `记着一个已经没有的程序 ${PAGE}#1`,
      '模块 limits.wasm.gz 不在，或者不是记录的那一个',
    ]);
  });

  it('finds a module of an older text or runtime: a fault where it can be built, else advice', () => {
    const candidate = programs[1]!;
    const entry = record[candidate.id] as Runnable;
    for (const old of [{...entry, source: 'x'}, {...entry, built: 'x'}, undefined]) {
      expect(faultsBefore(root, candidate, old, true)).toEqual({
        faults: [{file: PAGE, line: 3, message: expect.stringMatching(/不是这个程序的/), fix: 'npm run record:modules'}],
        stale: [],
      });
      expect(faultsBefore(root, candidate, old, false)).toEqual({faults: [], stale: [candidate.id]});
    }
    expect(faultsBefore(root, programs[0]!, undefined, false).faults).toHaveLength(1);
    expect(inWords({faults: [], stale: ['a'], judged: 0, cached: 0})).toContain('apt-get install');
  });

  it('gives a page the module only while it is that of its program', () => {
    const candidate = programs[1]!;
    const {fences} = candidate.program;
    const ask = () => runnableOf(root, readModules(root), {page: PAGE, id: candidate.id, fences});
    expect(ask()?.module).toBe('limits.wasm.gz');
    const file = path.join(root, 'docs/_a/limits.cpp');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}// changed\n`);
    expect(ask()).toBeUndefined();
    writeFileSync(file, text);
    expect(
      runnableOf(root, readModules(root), {page: PAGE, id: candidate.id, fences: [{...fences[0]!, meta: {args: 'x'}}]}),
    ).toBeUndefined();
    expect(runnableOf(root, readModules(root), {page: PAGE, id: `${PAGE}#1`, fences})).toBeUndefined();
  });
});

describe('running', () => {
  const runner = new Runner();
  afterAll(() => runner.stop());
  const run = (what: string, seconds?: number) =>
    runner.run({file: path.join(FIXTURES, 'limits.wasm.gz'), options: {kind: 'cpp', args: [what]}}, seconds);

  it('ends a program that does not end, and goes on with the next', async () => {
    expect(await run('loop', 3)).toEqual({exit: 137, findings: ['运行超过 3 秒'], printed: ''});
    expect((await run('files')).printed).toBe('begin\nkept\n');
  });

  it('finds a module that is too large', async () => {
    const module = {file: '', kind: 'cuda' as const, args: [], bytes: 60_001};
    expect(await judgeModule(runner, programs[1]!.program, module)).toHaveLength(1);
  });
});

it.skipIf(!hasToolchain())('builds the same bytes each time, those that the tests run (needs clang-19)', async () => {
  const candidate = fixture(path.join(FIXTURES, 'limits.cpp'));
  const [one, other] = [await buildModule(root, candidate), await buildModule(root, candidate)];
  expect(one.equals(other)).toBe(true);
  expect(moduleFile(candidate, one).bytes.equals(readFileSync(path.join(FIXTURES, 'limits.wasm.gz')))).toBe(true);
});

it('says why a program cannot run: by what it uses, or by its name', () => {
  expect(whyNot(undefined, '#include <future>\nauto f = std::async(g);')).toMatch(/线程/);
  expect(whyNot('docs/DataStructer/SortingAlgorithms/_Tim_Sort/tim_sort.cpp', '')).toMatch(/libstdc\+\+/);
  expect(whyNot('docs/a.cpp', 'int main() {}')).toBeUndefined();
});
