import {liteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createIndex} from './createIndex';
import {searchHost} from '../../searchHost';
import {ADMIN_KEY, startService, type Service} from '../../tests/service';
import {record} from '../../tests/record';
import {testOurNotes} from '../../../../shared/testing/ourNotes';

let service: Service;

beforeEach(async () => {
  service = await startService(
    new Map([['notes', createIndex([record('/heap', '堆'), record('/heap', '堆', '建堆'), record('/sort', '归并排序')])]]),
  );
});
afterEach(() => service.stop());

/** The request that DocSearch 3.9.0 sends for a query (src/features/search/tests/variant/search-request.spec.ts holds it to this). */
const levels = [0, 1, 2, 3, 4, 5, 6];
const modalRequest = {
  query: '建堆',
  indexName: 'notes',
  attributesToRetrieve: [...levels.map((level) => `hierarchy.lvl${level}`), 'content', 'type', 'url'],
  attributesToSnippet: [...levels.slice(1).map((level) => `hierarchy.lvl${level}:10`), 'content:10'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
};

const call = (path: string, {method = 'POST', key = '', body}: {method?: string; key?: string; body?: unknown} = {}) =>
  fetch(`${service.address}${path}`, {
    method,
    headers: {'x-algolia-api-key': key},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test("the modal's own request is answered in the shape that it reads", async () => {
  const client = liteClient('APP', 'key', {hosts: [searchHost(service.address)], authMode: 'WithinQueryParameters'});
  const {results} = await client.search<object>({requests: [modalRequest]});
  expect(results).toMatchObject([
    {
      query: '建堆',
      nbHits: 1,
      page: 0,
      hits: [
        {
          url: `/heap#${encodeURIComponent('建堆')}`,
          type: 'lvl2',
          hierarchy: {lvl0: '数据结构', lvl1: '堆', lvl2: '建堆'},
          _snippetResult: {hierarchy: {lvl2: {value: '<mark>建堆</mark>'}}},
        },
      ],
    },
  ]);
});

testOurNotes('the glossary of the site is known to the service, too', async () => {
  service.stop();
  service = await startService(new Map([['notes', createIndex([record('/warp', '线程束'), record('/heap', '堆')])]]));
  const response = await call('/1/indexes/*/queries', {body: {requests: [{...modalRequest, query: 'warp'}]}});
  expect(await response.json()).toMatchObject({results: [{nbHits: 1, hits: [{hierarchy: {lvl1: '线程束'}}]}]});
});

test('any page may ask: the preflight and the answer allow every origin, and the headers of the client', async () => {
  const preflight = await call('/1/indexes/*/queries', {method: 'OPTIONS'});
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-algolia-api-key');
  expect((await call('/1/indexes/*/queries', {body: {requests: [modalRequest]}})).headers.get('access-control-allow-origin')).toBe('*');
});

test.each([
  ['{', 'Invalid JSON', 400],
  [undefined, 'required', 400],
  [{requests: [{query: 'x'}]}, 'indexName', 400],
  [{requests: [{indexName: 'notes', query: 7}]}, 'query', 400],
  [{requests: [{indexName: 'notes', query: 'x', page: -1}]}, 'page', 400],
  [{requests: [{indexName: 'notes', query: 'x', hitsPerPage: 1001}]}, 'hitsPerPage', 400],
  [{requests: [{indexName: 'notes', query: '字'.repeat(513)}]}, 'query', 400],
  [{requests: [{indexName: 'other', query: 'x'}]}, 'Index other does not exist', 404],
])('a call that cannot be answered is refused with the reason: %j', async (body, message, status) => {
  const response = await call('/1/indexes/*/queries', {body});
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({status, message: expect.stringContaining(message)});
});

test('a body beyond 16 MB is refused', async () => {
  expect((await call('/1/indexes/*/queries', {body: `"${'x'.repeat(16_000_001)}"`})).status).toBe(413);
});

test('an unknown path is told', async () => {
  expect(await (await call('/1/keys', {method: 'GET'})).json()).toMatchObject({status: 404, message: expect.stringContaining('/1/keys')});
});

const WRITES = [
  ['POST', '/1/indexes/notes/batch', {requests: [{action: 'addObject', body: record('/tree', '树')}]}],
  ['PUT', '/1/indexes/notes/settings', {distinct: true}],
  ['POST', '/1/indexes/notes/synonyms/batch', [{objectID: 'a', type: 'synonym', synonyms: ['堆', 'heap']}]],
  ['POST', '/1/indexes/notes/operation', {operation: 'copy', destination: 'copy'}],
  ['GET', '/1/indexes/notes/task/1', undefined],
  ['DELETE', '/1/indexes/notes', undefined],
] as const;

test.each(WRITES)('%s %s takes the admin key, in the header or the address', async (method, path, body) => {
  expect((await call(path, {method, body, key: 'search-key'})).status).toBe(403);
  expect((await call(path, {method, body})).status).toBe(403);
  expect((await call(`${path}?x-algolia-api-key=${ADMIN_KEY}`, {method, body})).status).toBe(200);
  expect((await call('/1/indexes/*/queries', {body: {requests: [modalRequest]}})).status).toBe(method === 'DELETE' ? 404 : 200);
});

const write = (path: string, body: unknown) => call(`/1/indexes/${path}`, {key: ADMIN_KEY, body});
const copy = (from: string, to: string, scope?: string[]) => write(`${from}/operation`, {operation: 'copy', destination: to, scope});
const nbHits = async (indexName: string, query = modalRequest.query) => {
  const response = await call('/1/indexes/*/queries', {body: {requests: [{...modalRequest, indexName, query}]}});
  const {results} = (await response.json()) as {results: {nbHits: number}[]};
  return results[0]!.nbHits;
};

test('a copy with a scope takes the settings and leaves the records', async () => {
  await copy('notes', 'copy', ['settings']);
  expect(await nbHits('copy')).toBe(0);
  await copy('notes', 'copy');
  expect(await nbHits('copy')).toBe(1);
});

test('a copy of an index that is not there is an empty one; there is nothing to move', async () => {
  expect((await copy('none', 'copy', ['settings', 'rules'])).status).toBe(200);
  expect(await nbHits('copy')).toBe(0);
  expect((await write('none/operation', {operation: 'move', destination: 'notes'})).status).toBe(404);
  expect(await nbHits('notes')).toBe(1);
});

test('groups that were pushed stand in place of those of the site, also after more records and on a copy with them', async () => {
  await write('notes/synonyms/batch', [
    {objectID: 'a', type: 'synonym', synonyms: ['小山包', '归并排序']},
    {objectID: 'b', type: 'onewaysynonym', input: '小土丘', synonyms: ['堆']},
  ]);
  expect(await nbHits('notes', '小山包')).toBe(1);
  await write('notes/batch', {requests: [{action: 'addObject', body: record('/warp', '线程束')}]});
  expect(await nbHits('notes', '小山包')).toBe(1);
  expect(await nbHits('notes', 'warp')).toBe(0);
  await copy('notes', 'copy', ['settings']);
  await write('copy/batch', {requests: [{action: 'addObject', body: record('/sort', '归并排序')}]});
  expect(await nbHits('copy', '小山包')).toBe(0);
  await copy('notes', 'copy', ['synonyms']);
  expect(await nbHits('copy', '小山包')).toBe(1);
  await write('notes/synonyms/batch', [{objectID: 'a', type: 'synonym', synonyms: ['大山包', '归并排序']}]);
  expect(await nbHits('notes', '小山包')).toBe(0);
});

test.each([
  [undefined, 'required'],
  [{objectID: 'a'}, 'array'],
  [[{type: 'synonym', synonyms: ['堆', 'heap']}], 'objectID'],
  [[{objectID: 'a', type: 'placeholder', synonyms: ['堆', 'heap']}], 'type'],
  [[{objectID: 'a', type: 'synonym', synonyms: []}], 'synonyms'],
  [[{objectID: 'a', type: 'synonym', synonyms: ['堆', 7]}], 'synonyms'],
  [[{objectID: 'a', type: 'onewaysynonym', synonyms: ['堆']}], 'input'],
])('synonyms that are none are refused with the reason: %j', async (body, message) => {
  const response = await write('notes/synonyms/batch', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({message: expect.stringContaining(message)});
});
