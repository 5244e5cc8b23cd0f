import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {chunksOfNote} from './registerNoteRoute';
import {pathOfChunkKey} from '../../../shared/pure/pathOfChunkKey';
import {routePath} from '../../../shared/client/routePath';

/** Docusaurus' ChunkAssetPlugin: the address of a chunk's file. */
declare const __webpack_require__: {gca: (chunk: string) => string | undefined};

/** So many bytes are fetched ahead for the links of one screen; the last file may go beyond. */
const PREFETCH_BUDGET_BYTES = 20_000;
/** A file whose size the browser does not tell, or not yet, counts as a large one. */
const ASSUMED_CHUNK_BYTES = 10_000;

let room = PREFETCH_BUDGET_BYTES;
let isWorking = false;
let queue: string[] = [];
const asked = new Set<string>();

const connection = () => (navigator as {connection?: {effectiveType?: string; saveData?: boolean}}).connection;
const isSlow = () => connection()?.effectiveType?.includes('2g') || connection()?.saveData;

/** The files of the page itself: the layout around it is mostly there already, else it comes with the click. */
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

/** Who sees the link to the next page has read this one: the code and the text of that page are made ready. */
function watchNextPage() {
  nextPage?.disconnect();
  const link = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
  nextPage = new IntersectionObserver(([entry], observer) => {
    if (entry!.isIntersecting && !isSlow()) {
      observer.disconnect();
      void window.docusaurus.preload(link!.href);
    }
  });
  if (link) {
    nextPage.observe(link);
  }
}

/**
 * In the place of Docusaurus' own fetching ahead, which takes at once whatever all links in view need, layouts of other
 * parts of the site included: one file after the other, so many bytes for a page and for each screen that is scrolled to.
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
