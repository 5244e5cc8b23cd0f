import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SavedFault} from '../../src/features/fault-overlay/protocol';

export interface FaultServer {
  url: string;
  tell: (faults: SavedFault[]) => void;
  close: () => void;
}

/** Tells whoever listens (the pages of the development server, through its proxy) what is wrong, now and after each change. */
export async function faultServer(): Promise<FaultServer> {
  const listeners = new Set<ServerResponse>();
  let message = 'data: []\n\n';
  const server = createServer((_, response) => {
    // Nothing on the way may keep parts of the answer back in order to compress them.
    response.writeHead(200, {'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform'}).write(message);
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell(faults) {
      message = `data: ${JSON.stringify(faults)}\n\n`;
      listeners.forEach((response) => response.write(message));
    },
    close() {
      listeners.forEach((response) => response.end());
      server.close();
    },
  };
}
