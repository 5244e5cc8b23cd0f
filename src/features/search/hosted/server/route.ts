import {addRecords} from './addRecords';
import {addSynonyms} from './addSynonyms';
import {answerQueries} from './answerQueries';
import {createIndex} from './createIndex';
import {moveIndex} from './moveIndex';
import {Refusal, type ApiRequest, type ApiResponse, type Indexes} from './types';

type Write = (indexes: Indexes, name: string, body: unknown) => object;

const WRITES: [call: RegExp, write: Write][] = [
  [/^POST \/1\/indexes\/([^/]+)\/batch$/, addRecords],
  [/^POST \/1\/indexes\/([^/]+)\/synonyms\/batch$/, addSynonyms],
  [/^POST \/1\/indexes\/([^/]+)\/operation$/, moveIndex],
  [/^PUT \/1\/indexes\/([^/]+)\/settings$/, setSettings],
  [/^DELETE \/1\/indexes\/([^/]+)$/, deleteIndex],
  [/^GET \/1\/indexes\/([^/]+)\/task\/\d+$/, () => ({status: 'published', pendingTask: false})],
];

/**
 * Answers a call of the search protocol: queries of anyone, and what `npm run search:push` needs of who has the admin key.
 * Without an admin key nobody writes.
 */
export function route(indexes: Indexes, adminKey: string | undefined, {method, url, key, body}: ApiRequest): ApiResponse {
  const call = `${method} ${url.pathname}`;
  if (call === 'POST /1/indexes/*/queries') {
    return {status: 200, body: answerQueries(indexes, body)};
  }
  for (const [pattern, write] of WRITES) {
    const [, name] = pattern.exec(call) ?? [];
    if (name) {
      if (!adminKey || key !== adminKey) {
        throw new Refusal(403, 'Invalid Application-ID or API key');
      }
      // Writes are synchronous, so the task id is constant.
      return {status: 200, body: {taskID: 1, updatedAt: new Date().toISOString(), ...write(indexes, decodeURIComponent(name), body)}};
    }
  }
  throw new Refusal(404, `Unknown path: ${call}`);
}

function setSettings(indexes: Indexes, name: string, body: unknown): object {
  const {records, ...rest} = indexes.get(name) ?? createIndex([]);
  indexes.set(name, createIndex(records, {...rest, settings: {...rest.settings, ...(body as object)}}));
  return {};
}

function deleteIndex(indexes: Indexes, name: string): object {
  indexes.delete(name);
  return {};
}
