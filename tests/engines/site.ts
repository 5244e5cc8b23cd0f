import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {networkInterfaces} from 'node:os';
import path from 'node:path';
import {builtFile, contentTypeOf} from '../../src/shared/testing/builtFiles';

/** Writes down what a page complains of, for browsers that do not tell. */
const RECORDER = `{
  const said = (window.complaints = []);
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...words) => { said.push(words.join(' ')); write.apply(console, words); };
  }
  addEventListener('error', (event) => said.push(event.message ?? 'lost: ' + (event.target.src ?? event.target.href)), true);
  addEventListener('unhandledrejection', (event) => said.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) => said.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
}`;
const RECORDER_ADDRESS = '/complaints.js';

/** The build on a port of its own, so that nothing is stored and nothing cached yet. */
export interface Site {
  url: string;
  /** The same by the machine's address in its network, which browsers do not trust as they trust `localhost`: plain http. None without a network. */
  plainUrl: string | undefined;
  /** What was asked for, without the queries. */
  requests: string[];
  /** Puts the recorder of complaints into each page. The offline worker then finds pages that are not the build's, and keeps none. */
  recordComplaints: () => void;
  /** Holds back what is asked for at these addresses until the returned function is called. */
  hold: (addresses: RegExp) => () => void;
  /** From here on there is no network. */
  stop: () => void;
}

/** Serves the folder of a build as a plain host does. */
export async function serveSite(build: string): Promise<Site> {
  let held: {addresses: RegExp; released: Promise<void>} | undefined;
  let isRecording = false;
  const requests: string[] = [];

  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url!, 'http://x').pathname);
    requests.push(name);
    const file = builtFile(build, name);
    const answer = () => {
      const type = contentTypeOf(name === RECORDER_ADDRESS ? name : (file ?? '404.html'));
      response.writeHead(file || name === RECORDER_ADDRESS ? 200 : 404, {
        'content-type': type,
        'cache-control': name.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      });
      const content = name === RECORDER_ADDRESS ? RECORDER : readFileSync(file ?? path.join(build, '404.html'));
      response.end(
        isRecording && type.startsWith('text/html')
          ? String(content).replace(/<head[^>]*>/, `$&<script src=${RECORDER_ADDRESS}></script>`)
          : content,
      );
    };
    void (held?.addresses.test(name) ? held.released : Promise.resolve()).then(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  const {port} = server.address() as AddressInfo;
  const outside = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({family, internal}) => family === 'IPv4' && !internal);
  return {
    url: `http://localhost:${port}`,
    plainUrl: outside && `http://${outside.address}:${port}`,
    requests,
    recordComplaints: () => (isRecording = true),
    hold(addresses) {
      let release = () => {};
      held = {addresses, released: new Promise((resolve) => (release = resolve))};
      return release;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
