import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {chunksOfNote} from './registerNoteRoute';
import {pathOfChunkKey} from '../../../shared/pure/pathOfChunkKey';
import {routePath} from '../../../shared/client/routePath';

/** Docusaurus' ChunkAssetPlugin: the address of a chunk's file. */
declare const __webpack_require__: {gca: (chunk: string) => string | undefined};

/** Budget of prefetching for the links of one screen; the last file may exceed it. */
const PREFETCH_BUDGET_BYTES = 20_000;
/** Assumed size of a file whose size the browser does not report (yet). */
const ASSUMED_CHUNK_BYTES = 10_000;

let room = PREFETCH_BUDGET_BYTES;
let isWorking = false;
let queue: string[] = [];
const asked = new Set<string>();

const connection = () => (navigator as {connection?: {effectiveType?: string; saveData?: boolean}}).connection;
const isSlow = () => connection()?.effectiveType?.includes('2g') || connection()?.saveData;

/** The chunks of a page's own route. Those of its parent routes are mostly loaded already, or are loaded with the click. */
function filesOf(path: string): string[] {
  const names = Object.entries(routesChunkNames).flatMap(([key, chunks]) =>
    pathOfChunkKey(key) === path ? Object.values<string>(flat(chunks)) : [],
  );
  return [...names, ...chunksOfNote(path)].flatMap((name) => {
    const file = __webpack_require__.gca(name);
    return file && !file.includes('undefined') ? [file] : [];
  });
}

const sizeOf = (file: string) =>
  (performance.getEntriesByName(new URL(file, document.baseURI).href).at(-1) as PerformanceResourceTiming | undefined)?.encodedBodySize ||
  ASSUMED_CHUNK_BYTES;

async function work() {
  if (isWorking) {
    return;
  }
  isWorking = true;
  while (queue.length > 0 && room > 0) {
    const file = queue.shift()!;
    if (!asked.has(file)) {
      asked.add(file);
      await prefetchFile(file);
      room -= sizeOf(file);
    }
  }
  isWorking = false;
}

function prefetch(link: string): false {
  const path = routePath(link);
  if (path !== undefined && !isSlow()) {
    queue.push(...filesOf(path));
    void work();
  }
  return false;
}

function refill() {
  room = PREFETCH_BUDGET_BYTES;
  void work();
}

let nextPage: IntersectionObserver | undefined;

/** Preloads the next page, code and body, when the link to it comes into view: the reader is at the end of this one. */
function watchNextPage() {
  nextPage?.disconnect();
  const link = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
  if (link) {
    nextPage = new IntersectionObserver(([entry], observer) => {
      if (entry?.isIntersecting && !isSlow()) {
        observer.disconnect();
        void window.docusaurus.preload(link.href);
      }
    });
    nextPage.observe(link);
  }
}

/**
 * Replaces Docusaurus' prefetching, which requests everything that all links in view need at once, layouts of other parts of the
 * site included: here files are fetched one by one, within a budget for a page and for each scroll.
 */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}): void {
  if (previousLocation === null && process.env.NODE_ENV === 'production') {
    const {preload} = window.docusaurus;
    window.docusaurus = {
      prefetch,
      // Links spell a path encoded, or with a hash: the table of routes does not.
      preload: (link) => preload(routePath(link) ?? link),
    };
    addEventListener('scroll', refill, {passive: true});
  }
  if (location.pathname !== previousLocation?.pathname) {
    queue = [];
    refill();
    watchNextPage();
  }
}
