import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const request = {data: JSON.stringify({requests: [{indexName: 'i', query: 'x'}]}), headers: {}, method: 'POST', url: '', connectTimeout: 1, responseTimeout: 1} as const;
const fetched = vi.fn<typeof fetch>();

/** A transport that has not fetched anything yet. */
async function send() {
  vi.resetModules();
  const {embeddedTransport} = await import('./transport');
  return () => embeddedTransport('/search/records.json').send(request);
}

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test('the records are fetched once', async () => {
  const ask = await send();
  fetched.mockResolvedValue(new Response('[]'));
  expect(await ask()).toMatchObject({status: 200, isTimedOut: false});
  await ask();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/search/records.json');
});

test('it resolves with a status when the records cannot be had, and tries again at the next query', async () => {
  const ask = await send();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response('', {status: 404})).mockResolvedValueOnce(new Response('[]'));
  expect(await ask()).toMatchObject({status: 0});
  const missing = await ask();
  expect(missing.status).toBe(404);
  expect(missing.content).toContain('npm run build');
  expect(await ask()).toMatchObject({status: 200});
});
