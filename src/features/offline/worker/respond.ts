import {fetchFile, ForeignContent, hashOf} from './fetchFile';
import {fileAddress, IMMUTABLE, pathBelow, pictureOf, type Manifest} from '../manifest';
import type {OfflinePages} from './offlinePages';
import {offlinePage} from './offlinePage';
import type {OfflineCache} from './offlineCache';

/** How long a cached response waits for the network. */
const NETWORK_TIMEOUT_MS = 3_000;

/** Cache modes that bypass the HTTP cache: these requests bypass the offline cache, too, unless the network fails. */
const ANEW: RequestCache[] = ['reload', 'no-store', 'no-cache'];

interface Parts {
  base: string;
  manifest: Manifest;
  cache: OfflineCache;
  offlinePages: OfflinePages;
}

/** Answers a request; undefined for those that the worker does not handle. */
export type Respond = (request: Request, preloaded?: Promise<Response | undefined>) => Promise<Response> | undefined;

/**
 * The ways of answering.
 *
 * Navigations: network first, so that a page is never older than the site; the cache when the network fails or is too slow.
 * Files with a content hash in their names: cache first. Everything else: network first. A cache holds verified files of one
 * build only, so a page and its code are always of the same build.
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

  /** Cache first, for files whose names contain a hash of their content; fetched files are cached. */
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
    // HTML that is fetched by script is for a navigation within this build.
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

  /** Files that this build does not have: code of an older build, found in its cache; or another size of a picture, for which any cached size is used without a network. */
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

/** Passes on a file that differs from the build's (a host may rewrite it), but not an HTML page in its place. */
async function unverified(request: Request): Promise<Response> {
  const response = await fetch(request);
  return response.headers.get('content-type')?.includes('text/html') ? Response.error() : response;
}

function inTime(network: Promise<Response>): Promise<Response> {
  network.catch(() => {});
  return Promise.race([network, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), NETWORK_TIMEOUT_MS))]);
}
