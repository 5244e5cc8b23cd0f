import {fetchFile, ForeignContent, hashOf} from './fetchFile';
import {fileAddress, IMMUTABLE, pathBelow, pictureOf, type Manifest} from '../manifest';
import type {OfflinePages} from './offlinePages';
import {offlinePage} from './offlinePage';
import type {OfflineCache} from './offlineCache';

/** How long the network may keep a reader waiting when what is kept would do. */
const NETWORK_TIMEOUT_MS = 3_000;

/** Asked for past the browser's cache: not to be answered from ours either, unless the network fails. */
const ANEW: RequestCache[] = ['reload', 'no-store', 'no-cache'];

interface Parts {
  base: string;
  manifest: Manifest;
  cache: OfflineCache;
  offlinePages: OfflinePages;
}

/** How the worker answers a request; nothing for those that are none of its business. */
export type Respond = (request: Request, preloaded?: Promise<Response | undefined>) => Promise<Response> | undefined;

/**
 * The ways of answering.
 *
 * A page that is opened comes from the network, so that it is never older than the site; only when the network fails, or
 * takes too long and the page is kept, from the cache. What the pages name by a hash is the same for good and comes from
 * the cache first. Everything else asks the network first. A cache holds files of one build only, each verified, so a page
 * and its code are of one build wherever they come from.
 */
export function createRespond({base, manifest, cache, offlinePages}: Parts): Respond {
  const extras = new Set(manifest.extras);
  const pictures = new Map(manifest.files.map(([path], number) => [pictureOf(path), number]));

  async function open(request: Request, file: number | undefined, preloaded?: Promise<Response | undefined>): Promise<Response> {
    const network = Promise.resolve(preloaded).then((response) => response ?? fetch(request));
    const kept = file === undefined ? undefined : await cache.find(file);
    try {
      const response = await (kept ? inTime(network) : network);
      return kept && response.status >= 500 ? kept : response;
    } catch {
      return kept ?? offlinePage(base, manifest, await offlinePages.cachedPages());
    }
  }

  /** By name for good: the cache, else the network, and then it is kept. */
  async function immutable(request: Request, file: number): Promise<Response> {
    const kept = ANEW.includes(request.cache) ? undefined : await cache.find(file);
    if (kept) {
      return kept;
    }
    try {
      const response = await fetchFile(base, manifest.files[file]!);
      await cache.put(file, response.clone()).catch(() => {});
      return response;
    } catch (error) {
      return (await cache.find(file)) ?? (error instanceof ForeignContent ? unverified(request) : Response.error());
    }
  }

  async function changing(request: Request, file: number): Promise<Response> {
    const kept = await cache.find(file);
    // The page asks for the HTML of a page of its own build.
    if (kept && manifest.files[file]![0].endsWith('.html') && !ANEW.includes(request.cache)) {
      return kept;
    }
    const network = fetch(request);
    try {
      const response = await (kept ? inTime(network) : network);
      if (!kept && extras.has(file)) {
        await keepIfOurs(file, response.clone());
      }
      return kept && !response.ok ? kept : response;
    } catch {
      return kept ?? Response.error();
    }
  }

  async function keepIfOurs(file: number, response: Response) {
    if ((await hashOf(await response.clone().arrayBuffer())) === manifest.files[file]![1]) {
      await cache.put(file, response).catch(() => {});
    }
  }

  /** Code that a window of an older build asks for, or another size of a picture: without a network the size that is kept will do. */
  async function unknown(request: Request, path: string): Promise<Response> {
    const old = await caches.match(request.url);
    const picture = pictures.get(pictureOf(path) ?? '');
    const kept = async () => (picture === undefined ? undefined : cache.find(picture));
    return old ?? fetch(request).catch(async () => (await kept()) ?? Response.error());
  }

  return (request, preloaded) => {
    const path = pathBelow(base, new URL(request.url));
    if (request.method !== 'GET' || path === undefined || request.headers.has('range')) {
      return undefined;
    }
    const file = cache.numberOf(fileAddress(base, path));
    if (request.mode === 'navigate') {
      return open(request, file, preloaded);
    }
    if (file === undefined) {
      return IMMUTABLE.test(path) ? unknown(request, path) : undefined;
    }
    return IMMUTABLE.test(path) ? immutable(request, file) : changing(request, file);
  };
}

/** A host may serve a file changed, and the browser shall judge it; but a page in place of anything else is no answer. */
async function unverified(request: Request): Promise<Response> {
  const response = await fetch(request);
  return response.headers.get('content-type')?.includes('text/html') ? Response.error() : response;
}

function inTime(network: Promise<Response>): Promise<Response> {
  network.catch(() => {});
  return Promise.race([network, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), NETWORK_TIMEOUT_MS))]);
}
