import type {IncomingMessage} from 'node:http';
import {Refusal} from './types';

/** A batch of a push is 1000 records of at most 10 kB. */
const MAX_BYTES = 16_000_000;

/**
 * The body of a message as JSON; undefined when there is none.
 * @throws Refusal when it is too large or not JSON.
 */
export async function readJson(message: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    bytes += (chunk as Buffer).length;
    if (bytes > MAX_BYTES) {
      throw new Refusal(413, 'Request is too big');
    }
    chunks.push(chunk as Buffer);
  }
  if (bytes === 0) {
    return undefined;
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new Refusal(400, 'Invalid JSON');
  }
}
