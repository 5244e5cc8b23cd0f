import {timeoutSignal} from '../../../shared/client/timeoutSignal';
import {fileAddress, HASH_LENGTH, IMMUTABLE, type Manifest} from '../manifest';

/** After this a fetch counts as failed. */
const FETCH_TIMEOUT_MS = 30_000;

/** The response is not this build's file: the server has another build, or a captive portal answered. */
export class ForeignContent extends Error {
  override readonly name = 'ForeignContent';
}

/** The first digits of a content's SHA-256. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_LENGTH);
}

/**
 * Fetches a file of the build; if its hash does not match, once more, bypassing the HTTP cache.
 * @throws ForeignContent if the hash still does not match; TypeError or TimeoutError without a network.
 */
export async function fetchFile(base: string, [path, hash]: Manifest['files'][number]): Promise<Response> {
  for (const cache of [IMMUTABLE.test(path) ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(fileAddress(base, path), {
      cache,
      credentials: 'same-origin',
      signal: timeoutSignal(FETCH_TIMEOUT_MS),
    });
    const content = await response.arrayBuffer();
    if (response.ok && (await hashOf(content)) === hash) {
      return asItIs(content, response.headers);
    }
  }
  throw new ForeignContent(path);
}

/** A fresh response: a redirected one may not answer a navigation, and the content is no longer compressed. */
function asItIs(content: ArrayBuffer, given: Headers): Response {
  const headers = new Headers(given);
  headers.delete('content-encoding');
  headers.delete('vary');
  headers.set('content-length', String(content.byteLength));
  return new Response(content, {headers});
}
