import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {respond} from './hosted-hits';

/** How a host of the search service can fail. */
export type Fault = 'connection lost' | 'no answer' | 'stalled body' | '500' | '403' | '400' | 'broken JSON';

export interface HostedRequest {
  host: string;
  /** When it came, in milliseconds. */
  at: number;
  parameters: URLSearchParams;
  body: {requests: Record<string, unknown>[]};
}

const FAULTS: Record<Fault, (response: ServerResponse) => void> = {
  'connection lost': (response) => response.destroy(),
  'no answer': () => {},
  'stalled body': (response) => void response.writeHead(200).write('{"results"'),
  '500': (response) => void response.writeHead(500).end('{}'),
  '403': (response) => void response.writeHead(403).end(JSON.stringify({message: 'Invalid Application-ID or API key', status: 403})),
  '400': (response) => void response.writeHead(400).end(JSON.stringify({message: 'bad filter', status: 400, error: {code: 'filter'}})),
  'broken JSON': (response) => void response.writeHead(200).end('<html>'),
};

/** A loopback stand-in for the hosts of the search service; the host that was meant is the first part of the path. */
export class HostedServer {
  readonly requests: HostedRequest[] = [];
  /** The fault of each host, or of every host under `*`. */
  readonly faults = new Map<string, Fault>();
  /** Holds every answer back until it resolves. */
  gate: Promise<unknown> = Promise.resolve();
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The queries asked for, in order. */
  queries(): unknown[] {
    return this.requests.map(({body}) => body.requests[0]?.query);
  }

  hosts(): string[] {
    return this.requests.map(({host}) => host);
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://stand-in');
    const [, host = '', ...path] = pathname.split('/');
    const body = JSON.parse(await text(request)) as HostedRequest['body'];
    this.requests.push({host, at: Date.now(), parameters: searchParams, body});
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    await this.gate;
    const fault = this.faults.get(host) ?? this.faults.get('*');
    if (fault) {
      FAULTS[fault](response);
    } else if (request.method === 'POST' && path.join('/') === '1/indexes/*/queries') {
      response.end(JSON.stringify(respond(body.requests)));
    } else {
      response.writeHead(404).end(JSON.stringify({message: 'unknown path', status: 404}));
    }
  }
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}
