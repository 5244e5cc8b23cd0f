import {fetchFile, ForeignContent, hashOf} from './fetchFile';
import {pictureOf, type Manifest} from '../manifest';
import type {OfflinePages} from './offlinePages';
import {offlinePage} from './offlinePage';
import type {OfflineCache} from './offlineCache';

/** How long a cached response waits for the network. */
const NETWORK_TIMEOUT_MS = 3_000;

/** Cache modes that bypass the HTTP cache: these requests bypass the offline cache, too, unless the network fails. */
const BYPASS: RequestCache[] = ['reload', 'no-store', 'no-cache'];

export interface Parts {
  base: string;
  manifest: Manifest;
  cache: OfflineCache;
  offlinePages: OfflinePages;
}

/** Caching strategies. The cache holds verified files of one build only, so a page and its code are always of the same build. */
export class Strategies {
  private readonly extras: ReadonlySet<number>;
  private readonly pictures: ReadonlyMap<string | undefined, number>;

  constructor(private readonly parts: Parts) {
    const {extras, files} = parts.manifest;
    this.extras = new Set(extras);
    this.pictures = new Map(files.map(([path], number) => [pictureOf(path), number]));
  }

  /** Network first, so that a page is never older than the site; the cache when the network fails or is too slow. */
  async navigation(request: Request, file: number | undefined, preloaded?: Promise<Response | undefined>): Promise<Response> {
    const {base, manifest, cache, offlinePages} = this.parts;
    // Without a network Firefox fulfils the preload with a network error, where the others reject it.
    const network = Promise.resolve(preloaded).then((response) => (response && response.type !== 'error' ? response : fetch(request)));
    const cached = file === undefined ? undefined : await cache.find(file);
    try {
      const response = await (cached ? inTime(network) : network);
      return cached && response.status >= 500 ? cached : response;
    } catch {
      return cached ?? offlinePage(base, manifest, await offlinePages.cachedPages());
    }
  }

  /** Cache first, for files whose names contain a hash of their content; fetched files are cached. */
  async cacheFirst(request: Request, file: number): Promise<Response> {
    const {base, manifest, cache} = this.parts;
    const cached = BYPASS.includes(request.cache) ? undefined : await cache.find(file);
    if (cached) {
      return cached;
    }
    try {
      const response = await fetchFile(base, manifest.files[file]!);
      await cache.put(file, response.clone()).catch(() => {});
      return response;
    } catch (error) {
      return (await cache.find(file)) ?? (error instanceof ForeignContent ? unverified(request) : Response.error());
    }
  }

  /** Network first, for files that keep their names from build to build. */
  async networkFirst(request: Request, file: number): Promise<Response> {
    const {manifest, cache} = this.parts;
    const cached = await cache.find(file);
    // HTML that is fetched by script is for a navigation within this build.
    if (cached && manifest.files[file]![0].endsWith('.html') && !BYPASS.includes(request.cache)) {
      return cached;
    }
    const network = fetch(request);
    try {
      const response = await (cached ? inTime(network) : network);
      if (!cached && this.extras.has(file)) {
        await this.cacheIfVerified(file, response.clone());
      }
      return cached && !response.ok ? cached : response;
    } catch {
      return cached ?? Response.error();
    }
  }

  /** Files that this build does not have: code of an older build, found in its cache; or another size of a picture, for which any cached size is used without a network. */
  async unknown(request: Request, path: string): Promise<Response> {
    const old = await caches.match(request.url);
    const picture = this.pictures.get(pictureOf(path) ?? '');
    const otherSize = async () => (picture === undefined ? undefined : this.parts.cache.find(picture));
    return old ?? fetch(request).catch(async () => (await otherSize()) ?? Response.error());
  }

  private async cacheIfVerified(file: number, response: Response) {
    const {manifest, cache} = this.parts;
    if ((await hashOf(await response.clone().arrayBuffer())) === manifest.files[file]![1]) {
      await cache.put(file, response).catch(() => {});
    }
  }
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
