import type {AddressInfo} from 'node:net';
import {createSearchServer} from '../hosted/server/createSearchServer';
import {route} from '../hosted/server/route';
import type {Indexes} from '../hosted/server/types';
import {FAULTS, type Fault} from './faults';

export const ADMIN_KEY = 'admin-key';

/** A search service on a free port of this machine, over the indexes given. */
export async function startService(indexes: Indexes) {
  const service = {
    calls: [] as string[],
    /** The fault of a call, which is given as its method and path. */
    fault: (_call: string): Fault | undefined => undefined,
  };
  const server = createSearchServer({
    route: (request) => route(indexes, ADMIN_KEY, request),
    intercept: async ({method, url}, response) => {
      const call = `${method} ${url.pathname}`;
      service.calls.push(call);
      const fault = service.fault(call);
      if (fault) {
        FAULTS[fault](response);
      }
      return fault !== undefined;
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(service, {address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop});
}

export type Service = Awaited<ReturnType<typeof startService>>;
