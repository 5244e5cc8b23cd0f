import type {ServerResponse} from 'node:http';

/** How a host of the search service can fail. */
export type Fault = 'connection lost' | 'no answer' | 'stalled body' | '500' | '403' | '400' | 'broken JSON';

/** Answers a call with each fault. */
export const FAULTS: Record<Fault, (response: ServerResponse) => void> = {
  'connection lost': (response) => response.destroy(),
  'no answer': () => {},
  'stalled body': (response) => void response.writeHead(200).write('{"results"'),
  '500': (response) => void response.writeHead(500).end('{}'),
  '403': (response) => void response.writeHead(403).end(JSON.stringify({message: 'Invalid Application-ID or API key', status: 403})),
  '400': (response) => void response.writeHead(400).end(JSON.stringify({message: 'bad filter', status: 400, error: {code: 'filter'}})),
  'broken JSON': (response) => void response.writeHead(200).end('<html>'),
};
