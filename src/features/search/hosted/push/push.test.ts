import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createIndex} from '../server/createIndex';
import {pushCommand} from './pushCommand';
import type {Indexes} from '../server/types';
import type {Fault} from '../../tests/faults';
import {ADMIN_KEY, startService, type Service} from '../../tests/service';
import {record} from '../../tests/record';
import {testOurNotes} from '../../../../shared/testing/ourNotes';

const RECORDS = 'build/search/records.json';

let service: Service;
let indexes: Indexes;
let cwd: string;

beforeEach(async () => {
  indexes = new Map();
  service = await startService(indexes);
  cwd = mkdtempSync(path.join(tmpdir(), 'push-'));
  mkdirSync(path.join(cwd, 'build/search'), {recursive: true});
});
afterEach(() => {
  service.stop();
  rmSync(cwd, {recursive: true});
});

const write = (records: unknown) => writeFileSync(path.join(cwd, RECORDS), typeof records === 'string' ? records : JSON.stringify(records));
const ids = (name: string) => indexes.get(name)?.records.map(({objectID}) => objectID);
const RECORD_BATCH = /\/notes_tmp_\d+\/batch$/;
const MANY = Array.from({length: 1500}, (_, n) => record(`/page-${n}`, `页 ${n}`));
const PAGES = [record('/heap', '堆'), record('/heap', '堆', '建堆')];

/** Lets the first batch of records through, and the second fail. */
function failHalfway(fault: Fault): void {
  let batches = 0;
  service.fault = (call) => (RECORD_BATCH.test(call) && ++batches === 2 ? fault : undefined);
}

const settings = () => ({
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_ADMIN_API_KEY: ADMIN_KEY,
  ALGOLIA_INDEX_NAME: 'notes',
  ALGOLIA_HOST: service.address,
});

/** What `npm run search:push` does against the service: its exit code, and what it says. */
async function push(args: string[] = [], env: Record<string, string> = {}): Promise<{code: number; output: string}> {
  let output = '';
  const log = (line: string) => (output += `${line}\n`);
  try {
    await pushCommand(args, {...settings(), ...env}, path.join(cwd, RECORDS), log);
    return {code: 0, output};
  } catch (error) {
    return {code: 1, output: output + (error as Error).message};
  }
}

/** The same as a process of its own, that can be killed. */
function start() {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), path.resolve('scripts/search-push.ts')], {
    cwd,
    env: {PATH: process.env.PATH, ...settings()},
  });
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (text) => (output += text)));
  return {
    child,
    done: new Promise<{code: number | null; output: string}>((resolve) => child.on('close', (code) => resolve({code, output}))),
  };
}

test('the command pushes, and ends with 1 and the reason when it cannot', {timeout: 60_000}, async () => {
  expect(await start().done).toMatchObject({code: 1, output: expect.stringContaining(`找不到 ${RECORDS}`)});
  write(PAGES);
  expect(await start().done).toMatchObject({code: 0, output: expect.stringContaining('现在有 2 条记录')});
  expect(ids('notes')).toHaveLength(2);
});

testOurNotes('a push fills the index, with its settings and synonyms, and tells how far it is', async () => {
  write(MANY);
  const {code, output} = await push();
  expect(code, output).toBe(0);
  expect(output).toMatch(/写入设置[^]*已送出 1000 \/ 1500 条[^]*已送出 1500 \/ 1500 条[^]*现在有 1500 条记录/);
  expect([...indexes.keys()]).toEqual(['notes']);
  expect(ids('notes')).toHaveLength(1500);
  expect(indexes.get('notes')?.settings).toMatchObject({
    indexLanguages: ['zh'],
    queryLanguages: ['zh'],
    distinct: true,
    attributeForDistinct: 'url',
    ignorePlurals: false,
    removeStopWords: false,
  });
  expect(indexes.get('notes')?.synonyms).toContainEqual({
    objectID: expect.anything(),
    type: 'synonym',
    synonyms: expect.arrayContaining(['线程束', 'warp']),
  });
});

test('a second push replaces the records and the synonyms of the first, by a temporary index that takes its name', async () => {
  const gone = {objectID: 'gone', type: 'synonym' as const, synonyms: ['旧', '老']};
  indexes.set('notes', createIndex([record('/gone', '旧')], {settings: {hitsPerPage: 7, distinct: 3}, synonyms: [gone]}));
  write(PAGES);
  expect((await push()).code).toBe(0);
  expect(ids('notes')).toEqual(PAGES.map(({objectID}) => objectID));
  expect(indexes.get('notes')?.settings).toMatchObject({distinct: true, hitsPerPage: 7});
  expect(indexes.get('notes')?.synonyms).not.toContainEqual(gone);
  expect([...indexes.keys()]).toEqual(['notes']);
  expect(service.calls.filter((call) => /\/notes\/(?:batch|settings|synonyms)/.test(call))).toEqual([]);
  expect(service.calls.filter((call) => RECORD_BATCH.test(call))).toHaveLength(1);
});

test('a push that is killed in the middle leaves the old index whole', {timeout: 30_000}, async () => {
  const old = createIndex([record('/old', '旧')]);
  indexes.set('notes', old);
  failHalfway('no answer');
  write(MANY);
  const {child, done} = start();
  await vi.waitFor(() => expect(service.calls.filter((call) => RECORD_BATCH.test(call))).toHaveLength(2), 20_000);
  child.kill('SIGKILL');
  expect((await done).code).toBeNull();
  expect(indexes.get('notes')).toBe(old);
});

test.each([
  ['settings', () => (service.fault = (call) => (call.endsWith('/settings') ? '400' : undefined))],
  ['synonyms', () => (service.fault = (call) => (call.endsWith('/synonyms/batch') ? '400' : undefined))],
  ['records', () => failHalfway('400')],
])('a failure in the middle, at the %s, leaves the old index whole, and no temporary one behind', async (_, fail) => {
  const old = createIndex([record('/old', '旧')]);
  indexes.set('notes', old);
  fail();
  write(MANY);
  const {code, output} = await push();
  expect(code).toBe(1);
  expect(output).toContain('服务拒绝了请求（400：bad filter）');
  expect(output).toContain('没有推送完成');
  expect(indexes.get('notes')).toBe(old);
  expect([...indexes.keys()]).toEqual(['notes']);
});

testOurNotes('a dry run needs no account, tells counts, bytes, synonyms and a sample, and sends nothing', async () => {
  write(PAGES);
  const {code, output} = await push(['--dry-run'], {ALGOLIA_APP_ID: '', ALGOLIA_ADMIN_API_KEY: '', ALGOLIA_INDEX_NAME: ''});
  expect(code, output).toBe(0);
  expect(output).toContain('2 条记录，来自 1 个页面：lvl1 1，lvl2 1');
  expect(output).toContain(`共 ${Buffer.byteLength(PAGES.map((page) => JSON.stringify(page)).join(''))} 字节`);
  expect(output).toMatch(/\d+ 组同义词：.*synonym \d{3}/);
  expect(output).toContain('"objectID": "/heap"');
  expect(service.calls).toEqual([]);
});

test('a wrong key is told with what the right one must be able to do, and changes nothing', async () => {
  indexes.set('notes', createIndex([record('/old', '旧')]));
  write(PAGES);
  const {code, output} = await push([], {ALGOLIA_ADMIN_API_KEY: 'search-key'});
  expect(code).toBe(1);
  expect(output).toMatch(/服务拒绝了密钥（403.*ALGOLIA_ADMIN_API_KEY.*addObject、editSettings、deleteIndex.*notes_tmp_\*/);
  expect(output).not.toContain('search-key');
  expect(indexes.get('notes')).toMatchObject({settings: {}, records: [{objectID: '/old'}]});
});

test('a service that cannot be reached is told with its address', async () => {
  write(PAGES);
  service.stop();
  const {code, output} = await push();
  expect(code).toBe(1);
  expect(output).toContain(`连不上搜索服务：检查网络，以及 ALGOLIA_HOST（现在指向 ${new URL(service.address).host}）`);
});

test('an answer that is not JSON is told', async () => {
  service.fault = () => 'broken JSON';
  write(PAGES);
  expect((await push()).output).toContain('服务的回答不是 JSON');
});

test('missing variables are named', async () => {
  write(PAGES);
  const {code, output} = await push([], {ALGOLIA_ADMIN_API_KEY: '', ALGOLIA_INDEX_NAME: ''});
  expect(code).toBe(1);
  expect(output).toContain('缺少环境变量 ALGOLIA_ADMIN_API_KEY、ALGOLIA_INDEX_NAME');
});

test.each([
  ['no file', undefined, `${RECORDS}：它由 npm run build 写出`],
  ['half a file', '[{"objectID"', '不是完整的 JSON'],
  ['no record', [], '没有一条记录'],
  ['a record without weight', [{...PAGES[0], weight: undefined}], '/heap：缺少 weight'],
])('%s: refused before anything is sent', async (_, records, message) => {
  if (records !== undefined) {
    write(records);
  }
  const {code, output} = await push();
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(service.calls).toEqual([]);
});

test('more synonyms than the service takes are refused before anything is sent', async () => {
  const character = (nth: number) => String.fromCharCode(0x4e00 + nth);
  // Each name of four characters, said often, gives an abbreviation.
  const names = Array.from({length: 1000}, (_, nth) => `${character(nth % 40)}龘${character(100 + Math.floor(nth / 40))}龖`);
  write([1, 2, 3, 4, 5].flatMap((time) => names.map((name, nth) => record(`/${time}-${nth}`, name))));
  const {code, output} = await push();
  expect(code).toBe(1);
  expect(output).toMatch(/同义词不合要求，什么也没有送出：\n同义词有 \d{4} 组，一个索引的上限是 1000/);
  expect(service.calls).toEqual([]);
});
