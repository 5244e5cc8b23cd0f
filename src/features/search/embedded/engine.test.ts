import fc from 'fast-check';
import {expect, test} from 'vitest';
import {indexFiles} from '../build/indexFiles';
import {fixtureRecords} from '../tests/fixture';
import {handle} from './engine';

const {titles, tables, text} = indexFiles(fixtureRecords([['/a', '栏目', '# 标题', '正文里的段落。', '## 小节', 'cudaMalloc']]), [
  ['warp', '线程束'],
]);
const files = [titles, tables, ...text.values()].map((file) => JSON.stringify(file));
const ask = (query: string) => handle({kind: 'ask', requests: [{indexName: 'i', query}]});

/** A file of the index cut short, with a piece of it replaced, or something else altogether. */
const damaged = fc.oneof(
  fc.tuple(fc.constantFrom(...files), fc.nat(400)).map(([file, length]) => file.slice(0, length)),
  fc
    .tuple(
      fc.constantFrom(...files),
      fc.nat(400),
      fc.nat(9),
      fc.oneof(fc.string({maxLength: 6}), fc.constantFrom('null', '[]', '{}', '-1', '"', '1e999')),
    )
    .map(([file, at, length, piece]) => file.slice(0, at) + piece + file.slice(at + length)),
  fc.json(),
  fc.string(),
);

test('whatever the files hold, each is taken or refused with a status, and a query is answered after it', async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('titles', 'tables', 'text'), damaged, async (kind, body) => {
      await handle({kind: 'titles', body: files[0]!});
      const {status, content} = await handle({kind, body});
      refused += Number(status !== 200);
      expect([200, 409, 422]).toContain(status);
      expect(content === '').toBe(status === 200 && kind !== 'titles');
      expect([200, 500]).toContain((await ask('标题')).status);
      if (status !== 200 && kind !== 'titles') {
        expect(JSON.parse((await ask('标题')).content)).toMatchObject({results: [{nbHits: 1}]});
      }
    }),
    {numRuns: 500},
  );
  expect(refused).toBeGreaterThan(100);
});

test('a question put while a file is taken in is answered before that is done', async () => {
  const pages = Array.from({length: 40}, (_, number): [string, string, ...string[]] => [
    `/${number}`,
    '栏目',
    `# 第 ${number} 页`,
    ...Array.from({length: 100}, (__, nth) => `${'变基与合并'.repeat(20)}${number}-${nth}`),
  ]);
  const long = indexFiles(fixtureRecords(pages), []);
  await handle({kind: 'titles', body: JSON.stringify(long.titles)});
  await handle({kind: 'tables', body: JSON.stringify(long.tables)});
  const order: string[] = [];
  const text = handle({kind: 'text', body: JSON.stringify([...long.text.values()][0])}).then(({status}) => order.push(`text ${status}`));
  await new Promise((resolve) => setTimeout(resolve));
  const answer = ask('第 7 页').then(({content}) =>
    order.push(`hits ${(JSON.parse(content) as {results: [{nbHits: number}]}).results[0].nbHits}`),
  );
  await Promise.all([text, answer]);
  expect(order).toEqual(['hits 1', 'text 200']);
  expect((await ask('与合并')).content).not.toContain('"nbHits":0');
});
