import type {AddressInfo} from 'node:net';
import {createSearchServer} from '../hosted/server/createSearchServer';
import {Refusal} from '../hosted/server/types';
import {FAULTS, type Fault} from './faults';
import {respond} from './hosted-hits';

export interface HostedRequest {
  host: string;
  /** When it came, in milliseconds. */
  at: number;
  parameters: URLSearchParams;
  body: {requests: Record<string, unknown>[]};
}

/** A loopback stand-in for the hosts of the search service; the host that was meant is the first part of the path. */
export class HostedServer {
  readonly requests: HostedRequest[] = [];
  /** The fault of each host, or of every host under `*`. */
  readonly faults = new Map<string, Fault>();
  /** Holds every answer back until it resolves. */
  gate: Promise<unknown> = Promise.resolve();

  readonly #server = createSearchServer({
    intercept: async ({url, body}, response) => {
      const [, host = ''] = url.pathname.split('/');
      this.requests.push({host, at: Date.now(), parameters: url.searchParams, body: body as HostedRequest['body']});
      await this.gate;
      const fault = this.faults.get(host) ?? this.faults.get('*');
      if (fault) {
        FAULTS[fault](response);
      }
      return fault !== undefined;
    },
    route: ({method, url, body}) => {
      if (!(method === 'POST' && url.pathname.endsWith('/1/indexes/*/queries'))) {
        throw new Refusal(404, 'unknown path');
      }
      return {status: 200, body: respond((body as HostedRequest['body']).requests)};
    },
  });

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
}
