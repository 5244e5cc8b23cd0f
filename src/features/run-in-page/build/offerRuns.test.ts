import {load} from 'cheerio';
import {describe, expect, it, vi} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';
import type {ModuleRecord, Runnable} from '../host/types';
import {RUN, type Offer, type Refusal} from '../offer';

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
const RECORD = vi.hoisted((): {current: ModuleRecord} => ({current: {}}));

vi.mock('../record', async (original) => ({
  ...(await original<typeof import('../record')>()),
  readModules: () => RECORD.current,
  runnableOf: (_root: string, record: ModuleRecord, {id}: {id: string}) => {
    const entry = record[id];
    return entry && 'module' in entry && entry.source === 'now' ? entry : undefined;
  },
}));

const OUTPUT = '```text title="输出"\n1\n```';

/** What the output blocks of a page are told, in order. */
async function told(record: ModuleRecord, markdown: string): Promise<(Offer | Refusal | undefined)[]> {
  RECORD.current = record;
  const $ = load(await renderMarkdown(markdown));
  return $('code.language-text')
    .toArray()
    .map((code) => {
      const run = $(code).attr(RUN);
      return run === undefined ? undefined : (JSON.parse(run) as Offer | Refusal);
    });
}

describe('an output block', () => {
  const written = '```cpp args="64 3"\nint main() {}\n```\n\n';

  it('is told of the module of its program', async () => {
    expect(await told({[`${PAGE}#1`]: RUNNABLE}, written + OUTPUT)).toEqual([
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

  it('of a program in a file is that of any of its regions', async () => {
    const file = './_page/gemm.cpp';
    const shown = (region: string) => `\`\`\`cpp file="${file}" region="${region}"\n\`\`\`\n\n`;
    const page = `${shown('outer')}文字。\n\n${shown('inner')}${OUTPUT}\n`;
    expect(await told({[`${PAGE}#${file}`]: {...RUNNABLE, takesArguments: false}}, page)).toMatchObject([{module: 'gemm-0123abcd'}]);
  });

  it('has nothing where the program changed, is another, or does not stand right before', async () => {
    expect(await told({[`${PAGE}#1`]: {...RUNNABLE, source: 'before'}}, written + OUTPUT)).toEqual([undefined]);
    expect(await told({[`${PAGE}#2`]: RUNNABLE}, written + OUTPUT)).toEqual([undefined]);
    expect(await told({[`${PAGE}#1`]: RUNNABLE}, `${written}文字。\n\n${OUTPUT}`)).toEqual([undefined]);
  });

  it('says why a program cannot be run, and how to at home', async () => {
    expect(await told({[`${PAGE}#1`]: {why: '它测的是缓存。'}}, written + OUTPUT)).toEqual([
      {why: '它测的是缓存。', command: 'g++ -std=c++17 -O2 -o a.out a.cpp && ./a.out 64 3'},
    ]);
  });
});
