import path from 'node:path';
import type {Code, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {fenceMeta} from '../../../shared/markdown/fenceMeta';
import {visit} from '../../../shared/markdown/visit';
import type {ModuleRecord, Runnable} from '../host/types';
import {RUN, type Offer, type Refusal} from '../offer';
import {sourceDigest, type PythonRecord} from '../record';
import {tellOutputs} from './offerRuns';

const PAGE = 'src/shared/testing/markdown/page.md';
const RUNNABLE: Runnable = {
  module: 'gemm-0123abcd.wasm.gz',
  bytes: 14_400,
  digest: '00ff'.repeat(16),
  kind: 'mpi',
  args: ['64', '3'],
  takesArguments: true,
  processes: 3,
  source: 'now',
  built: '',
};
const OUTPUT = '```text title="输出"\n1\n```';

const NO_PYTHON: PythonRecord = {interpreter: '', bytes: 0, programs: {}};
const ROOT = path.resolve();
const codesOf = (tree: Root): Code[] => {
  const codes: Code[] = [];
  visit(tree, 'code', (node) => codes.push(node));
  return codes;
};

/** What the output blocks of a page are told, in order, when its first program has been recorded as it is. */
function told(record: ModuleRecord, markdown: string): (Offer | Refusal | undefined)[] {
  const tree = unified().use(remarkParse).parse(markdown);
  const codes = codesOf(tree);
  const programs = codes
    .filter(({lang}) => lang !== 'text')
    .map(({lang, meta, value}) => ({lang: lang!, meta: fenceMeta(meta), code: value}));
  const entries = Object.entries(record).map(([id, entry]) => [
    id,
    'source' in entry && entry.source === 'now' ? {...entry, source: sourceDigest(ROOT, PAGE, programs)} : entry,
  ]);
  tellOutputs(tree, {root: ROOT, record: Object.fromEntries(entries) as ModuleRecord, python: NO_PYTHON, page: PAGE});
  return codes
    .filter(({lang}) => lang === 'text')
    .map(({data}) => {
      const run = (data?.hProperties as Record<string, string> | undefined)?.[RUN];
      return run === undefined ? undefined : (JSON.parse(run) as Offer | Refusal);
    });
}

describe('an output block', () => {
  const written = '```cpp args="64 3"\nint main() {}\n```\n\n';

  it('is told of the module of its program', () => {
    expect(told({[`${PAGE}#1`]: RUNNABLE}, written + OUTPUT)).toEqual([
      {
        module: 'gemm-0123abcd',
        hash: Buffer.from(RUNNABLE.digest, 'hex').toString('base64'),
        bytes: 14_400,
        kind: 'mpi',
        count: 3,
        args: '64 3',
      },
    ]);
  });

  it('of a program in a file is that of any of its regions', () => {
    const file = './_page/gemm.cpp';
    const shown = (region: string) => `\`\`\`cpp file="${file}" region="${region}"\n\`\`\`\n\n`;
    const page = `${shown('outer')}文字。\n\n${shown('inner')}${OUTPUT}\n`;
    expect(told({[`${PAGE}#_page/gemm.cpp`]: {...RUNNABLE, takesArguments: false}}, page)).toMatchObject([{module: 'gemm-0123abcd'}]);
  });

  it('has nothing where the program changed, is another, or does not stand right before', () => {
    expect(told({[`${PAGE}#1`]: {...RUNNABLE, source: 'before'}}, written + OUTPUT)).toEqual([undefined]);
    expect(told({[`${PAGE}#2`]: RUNNABLE}, written + OUTPUT)).toEqual([undefined]);
    expect(told({[`${PAGE}#1`]: RUNNABLE}, `${written}文字。\n\n${OUTPUT}`)).toEqual([undefined]);
  });

  it('says why a program cannot be run, and how to at home', () => {
    expect(told({[`${PAGE}#1`]: {why: '它测的是缓存。'}}, written + OUTPUT)).toEqual([
      {why: '它测的是缓存。', command: 'g++ -std=c++17 -O2 -o a.out a.cpp && ./a.out 64 3'},
    ]);
  });
});

describe('an output of Python', () => {
  const page = '```python session="甲"\na = 1\n```\n\n```python session="甲"\nprint(a)\n```\n\n' + OUTPUT;
  const id = `${PAGE}#session-甲`;

  /** The properties that each block gets, by name. */
  function properties(programs: PythonRecord['programs']): object[] {
    const tree = unified().use(remarkParse).parse(page);
    tellOutputs(tree, {root: ROOT, record: {}, python: {...NO_PYTHON, bytes: 6_000_000, programs}, page: PAGE});
    return codesOf(tree).map(({data}) => data?.hProperties ?? {});
  }

  it('is told of the session that its program is of, and so are the blocks of that', () => {
    const tree = unified().use(remarkParse).parse(page);
    const fences = codesOf(tree)
      .slice(0, 2)
      .map(({lang, meta, value}) => ({lang: lang!, meta: fenceMeta(meta), code: value}));
    const source = sourceDigest(ROOT, PAGE, fences);
    expect(properties({[id]: {source}})).toEqual([
      {session: '1'},
      {session: '1'},
      {run: JSON.stringify({kind: 'python', bytes: 6_000_000, session: 1})},
    ]);
    expect(properties({[id]: {source: 'before'}})).toEqual([{}, {}, {}]);
  });

  it('says why it cannot be run', () => {
    expect(properties({[id]: {why: '它用 NumPy。'}})[2]).toEqual({run: JSON.stringify({why: '它用 NumPy。', command: 'python3 a.py'})});
  });
});
