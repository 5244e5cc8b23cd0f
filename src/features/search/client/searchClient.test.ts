import {liteClient} from 'algoliasearch/lite';
import {expect, test} from 'vitest';

/** A client whose every host gives this answer. */
function clientThatGets(status: number, content: string) {
  const client = liteClient('APP', 'key');
  client.transporter.requester.send = async () => ({status, content, isTimedOut: false});
  return client;
}
const search = (client: ReturnType<typeof liteClient>) => client.search({requests: [{indexName: 'i', query: 'x'}]});

// Conformance: 5-4
test('spec 5 The search client requires an application id and a key', () => {
  expect(() => liteClient('', 'key')).toThrow('`appId` is missing.');
  expect(() => liteClient('APP', '')).toThrow('`apiKey` is missing.');
});

// Conformance: 5-5, 7-3
test('spec 5 Search calls require their parameters and the requests list, a custom post its path', () => {
  const client = liteClient('APP', 'key');
  expect(() => client.search(undefined as never)).toThrow('Parameter `searchMethodParams` is required');
  expect(() => client.search({} as never)).toThrow('Parameter `searchMethodParams.requests` is required');
  expect(() => client.customPost({path: ''})).toThrow('Parameter `path` is required');
});

// Conformance: 7-6
test('spec 7 A 4xx answer is an API error with the message and status, detailed when it has an error field', async () => {
  await expect(search(clientThatGets(403, '{"message":"no"}'))).rejects.toMatchObject({name: 'ApiError', message: 'no', status: 403});
  await expect(search(clientThatGets(400, '{"message":"bad","error":{"code":"x"}}'))).rejects.toMatchObject({
    name: 'DetailedApiError',
    error: {code: 'x'},
  });
});

// Conformance: 7-7, 8-1
test('spec 8 Unparseable 2xx content and unreachable hosts have their errors', async () => {
  await expect(search(clientThatGets(200, '<html>'))).rejects.toMatchObject({name: 'DeserializationError'});
  await expect(search(clientThatGets(0, ''))).rejects.toMatchObject({
    name: 'RetryError',
    message: expect.stringMatching(/^Unreachable hosts - your application id may be incorrect/),
  });
});
