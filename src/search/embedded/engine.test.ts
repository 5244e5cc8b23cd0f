import fc from 'fast-check';
import {expect, test} from 'vitest';
import {indexFiles} from '../../../plugins/search-index/indexFiles';
import {fixtureRecords} from '../engine/fixture';
import {handle} from './engine';

const {titles, headings, text} = indexFiles(fixtureRecords([['/a', '栏目', '# 标题', '正文里的段落。', '## 小节', 'cudaMalloc']]), [['warp', '线程束']]);
const files = [titles, headings, ...text.values()].map((file) => JSON.stringify(file));
const ask = (query: string) => handle({kind: 'ask', requests: [{indexName: 'i', query}]});

/** A file of the index cut short, with a piece of it replaced, or something else altogether. */
const damaged = fc.oneof(
  fc.tuple(fc.constantFrom(...files), fc.nat(400)).map(([file, length]) => file.slice(0, length)),
  fc.tuple(fc.constantFrom(...files), fc.nat(400), fc.nat(9), fc.oneof(fc.string({maxLength: 6}), fc.constantFrom('null', '[]', '{}', '-1', '"', '1e999'))).map(([file, at, length, piece]) => file.slice(0, at) + piece + file.slice(at + length)),
  fc.json(),
  fc.string(),
);

test('whatever the files hold, each is taken or refused with a status, and a query is answered after it', () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.constantFrom('titles', 'headings', 'text'), damaged, (kind, body) => {
      handle({kind: 'titles', body: files[0]!});
      const {status, content} = handle({kind, body});
      refused += Number(status !== 200);
      expect([200, 409, 422]).toContain(status);
      expect(content).not.toBe('');
      expect([200, 500]).toContain(ask('标题').status);
      if (status !== 200 && kind !== 'titles') {
        expect(JSON.parse(ask('标题').content)).toMatchObject({results: [{nbHits: 1}]});
      }
    }),
    {numRuns: 500},
  );
  expect(refused).toBeGreaterThan(100);
});
