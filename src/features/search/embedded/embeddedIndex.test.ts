import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {EarlyEngine} from '../earlySearch';
import {indexFiles, type IndexFiles} from '../build/indexFiles';
import {fixtureRecords} from '../tests/fixture';

const files = indexFiles(fixtureRecords([['/a', '栏目', '# 标题', '正文里的段落。', '## 小节', '### 深处']]), []);
const foreign = indexFiles(fixtureRecords([['/a', '栏目', '# 标题', '另一段正文。', '## 小节', '### 深处']]), []);
const request = (query: string) =>
  ({
    data: JSON.stringify({requests: [{indexName: 'i', query}]}),
    headers: {},
    method: 'POST',
    url: '',
    connectTimeout: 1,
    responseTimeout: 1,
  }) as const;
const titlesBody = JSON.stringify(files.titles);
const tablesBody = JSON.stringify(files.tables);
const textBody = ({text}: IndexFiles) => JSON.stringify([...text.values()][0]);
const tablesName = files.titles.tables;
const textName = files.titles.text[0]!;

/** What each file's next requests are answered with; the last answer stays. */
let served: Record<string, (() => Promise<Response>)[]>;
const ok = (body: string) => async () => new Response(body);
const cached = new Set<string>();
const fetched = vi.fn<typeof fetch>(async (input, init) => {
  if (init?.cache === 'force-cache') {
    return cached.has(String(input)) ? new Response(titlesBody) : Promise.reject(new TypeError('Failed to fetch'));
  }
  const answers = served[String(input).replace('/base/search/', '')]!;
  return (answers.length > 1 ? answers.shift()! : answers[0]!)();
});

/** A transport and its index that have not fetched anything yet; `early` starts the engine before, or fails to. */
async function create(early?: () => Promise<EarlyEngine | undefined>) {
  vi.resetModules();
  const {createEmbeddedIndex} = await import('./embeddedIndex');
  const {startEngine} = await import('./engineThread');
  const {embeddedTransport} = await import('./transport');
  const index = createEmbeddedIndex('/base/search/', startEngine(early), early);
  const {send} = embeddedTransport(index);
  return {
    index,
    send: async (query: string) => {
      const {status, content} = await send(request(query));
      const {results, message} = JSON.parse(content) as {results?: {nbHits: number}[]; message?: string};
      return {status, hits: results?.[0]?.nbHits, message};
    },
  };
}

beforeEach(() => {
  served = {'titles.json': [ok(titlesBody)], [tablesName]: [ok(tablesBody)], [textName]: [ok(textBody(files))]};
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockClear();
  vi.unstubAllGlobals();
});

test('nothing is fetched before it is asked for, and every file once', async () => {
  const {index, send} = await create();
  expect(fetched).not.toHaveBeenCalled();
  await index.loadTitles();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/base/search/titles.json']);
  await Promise.all([send('标题'), send('段落'), index.loadText()]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['titles.json', tablesName, textName].map((name) => `/base/search/${name}`));
});

/** Holds a file back; the result lets it arrive. */
function holdBack(name: string): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const [answer] = served[name]!;
  served[name] = [() => gate.then(answer)];
  return release;
}

// Conformance: 8-11
test('titles and first headings answer, then all headings, then the text; what only a later file can answer waits for it, and each arrival is told', async () => {
  const releases = [tablesName, textName].map(holdBack);
  const {index, send} = await create();
  const grown = vi.fn();
  const end = index.onGrowth(grown);
  const early = vi.fn();
  expect(await send('标题')).toMatchObject({status: 200, hits: 1});
  expect(await send('小节')).toMatchObject({status: 200, hits: 1});
  const [deep, passage] = [send('深处'), send('段落')];
  void Promise.race([deep, passage]).then(early);
  expect(await send('标')).toMatchObject({status: 200, hits: 1});
  expect(early).not.toHaveBeenCalled();
  releases[0]!();
  expect(await deep).toMatchObject({status: 200, hits: 1});
  expect(grown).toHaveBeenCalledTimes(1);
  releases[1]!();
  expect(await passage).toMatchObject({status: 200, hits: 1});
  expect(grown).toHaveBeenCalledTimes(2);
  expect(await send('没有')).toMatchObject({status: 200, hits: 0});
  end();
});

test('the titles that an engine had early are not fetched again; where none started they are', async () => {
  // Without workers the engine is the module itself.
  const worker = undefined as never;
  const start = async () => {
    const {handle} = await import('./engine');
    return {worker, names: (await handle({kind: 'titles', body: titlesBody})).content};
  };
  for (const [early, times] of [
    [start, 0],
    [async () => undefined, 1],
  ] as const) {
    fetched.mockClear();
    const {send} = await create(early);
    expect(await send('标题')).toMatchObject({status: 200, hits: 1});
    expect(await send('段落')).toMatchObject({status: 200, hits: 1});
    expect(fetched.mock.calls.filter(([url]) => String(url).endsWith('titles.json'))).toHaveLength(times);
  }
});

test.each([
  ['missing', async () => new Response('', {status: 404}), 404, 'npm run build'],
  ['truncated', ok(titlesBody.slice(0, 90)), 422, '不完整或已损坏'],
  ['a page in its place', ok('<!doctype html>'), 422, '不完整或已损坏'],
  ['something else', ok('{"pages":[[]]}'), 422, '不完整或已损坏'],
  ['null', ok('null'), 422, '不完整或已损坏'],
  ['a failing server', async () => new Response('', {status: 503}), 503, '状态 503'],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), 0, '网络连接'],
])('titles: %s is a status with a message, and is fetched anew at the next query', async (_, bad, status, message) => {
  served['titles.json'] = [bad, ok(titlesBody)];
  const {send} = await create();
  const failed = await send('标题');
  expect(failed.status).toBe(status);
  expect(failed.message).toContain(message);
  expect(await send('标题')).toMatchObject({status: 200, hits: 1});
  expect(
    fetched.mock.calls
      .filter(([url]) => String(url).endsWith('titles.json'))
      .map(([, init]) => init?.cache)
      .filter((cache) => cache !== 'force-cache'),
  ).toEqual(['default', 'reload']);
});

test('without a network, what an earlier visit left in the browser answers', async () => {
  served['titles.json'] = [async () => Promise.reject(new TypeError('Failed to fetch'))];
  cached.add('/base/search/titles.json');
  const {send} = await create();
  expect(await send('标题')).toMatchObject({status: 200, hits: 1});
  cached.clear();
});

test.each([
  ['missing', async () => new Response('', {status: 404}), 404, '状态 404'],
  ['truncated', ok(tablesBody.slice(0, -3)), 422, '不完整或已损坏'],
  ['of fewer pages than there are', ok(JSON.stringify({...files.tables, headings: []})), 422, '不完整或已损坏'],
  ['of another build', ok(JSON.stringify(foreign.tables)), 409, '另一次构建'],
])('tables: %s fails what only they can answer; titles still answer', async (_, bad, status, message) => {
  served[tablesName] = [bad];
  const {send} = await create();
  expect(await send('标题')).toMatchObject({status: 200, hits: 1});
  const failed = await send('深处');
  expect(failed.status).toBe(status);
  expect(failed.message).toContain(message);
  served[tablesName] = [ok(tablesBody)];
  expect(await send('深处')).toMatchObject({status: 200, hits: 1});
});

test.each([
  ['missing', async () => new Response('', {status: 404}), 404, '状态 404'],
  ['truncated', ok(textBody(files).slice(0, -9)), 422, '不完整或已损坏'],
  ['of more pages than there are', ok(JSON.stringify({...[...files.text.values()][0], first: 7})), 422, '不完整或已损坏'],
  ['of another build', ok(textBody(foreign)), 409, '另一次构建'],
])('text: %s fails what only the text can answer; titles still answer', async (_, bad, status, message) => {
  served[textName] = [bad];
  const {send} = await create();
  expect(await send('标题')).toMatchObject({status: 200, hits: 1});
  const failed = await send('段落');
  expect(failed.status).toBe(status);
  expect(failed.message).toContain(message);
  served[textName] = [ok(textBody(files))];
  expect(await send('段落')).toMatchObject({status: 200, hits: 1});
});

/** A worker whose script answers, or cannot be had. */
class FakeWorker extends EventTarget {
  static isBroken = false;
  async postMessage(data: {id: number}) {
    await Promise.resolve();
    const {handle} = await import('./engine');
    const reply = await handle(data as never);
    this.dispatchEvent(FakeWorker.isBroken ? new Event('error') : new MessageEvent('message', {data: {id: data.id, ...reply}}));
  }
}

test('a worker answers where there is one', async () => {
  FakeWorker.isBroken = false;
  vi.stubGlobal('Worker', FakeWorker);
  const {send} = await create();
  expect(await send('段落')).toMatchObject({status: 200, hits: 1});
});

test('a worker that does not start fails one question; the main thread answers the next', async () => {
  FakeWorker.isBroken = true;
  vi.stubGlobal('Worker', FakeWorker);
  const {send} = await create();
  expect(await send('段落')).toMatchObject({status: 0});
  expect(await send('段落')).toMatchObject({status: 200, hits: 1});
});
