import type {AddressInfo} from 'node:net';
import {createSearchServer} from '../../../scripts/search-server/createSearchServer';
import {route} from '../../../scripts/search-server/route';
import type {Indexes} from '../../../scripts/search-server/types';
import {FAULTS, type Fault} from '../../searchFaults';

export const ADMIN_KEY = 'admin-key';

/** A search service on a free port of this machine, over the indexes given. */
export async function startService(indexes: Indexes) {
  const calls: string[] = [];
  /** The faults of calls, by what their method and path end with. */
  const faults = new Map<string, Fault>();
  const server = createSearchServer({
    route: (request) => route(indexes, ADMIN_KEY, request),
    intercept: async ({method, url}, response) => {
      const call = `${method} ${url.pathname}`;
      calls.push(call);
      const [, fault] = [...faults].find(([end]) => call.endsWith(end)) ?? [];
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
  return {address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, faults, stop};
}

export type Service = Awaited<ReturnType<typeof startService>>;
