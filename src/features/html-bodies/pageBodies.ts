import {runtimeIn} from '../../shared/client/runtime';
import type {Bodies} from './types';

/** So many pages stay at hand for the way back and forth. */
const MAX_CACHED_PAGES = 8;
/** As long as webpack waits for a chunk. */
const FETCH_TIMEOUT_MS = 120_000;

const pages = new Map<string, {fetched: Promise<Bodies>; bodies?: Bodies}>();

/** The page whose HTML this document is: the browser has that very HTML at hand. */
const served = typeof window === 'undefined' ? '' : window.location.pathname;

async function fetchBodies(path: string): Promise<Bodies> {
  const address = encodeURI(path);
  const response = await fetch(address, {
    cache: address === served ? 'force-cache' : 'default',
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  const text = await response.text();
  const runtime = runtimeIn(text);
  // The site's own page for what is not there says which build knows of none.
  if (!response.ok && !runtime) {
    throw new Error(`${path}: ${response.status} ${response.statusText}`);
  }
  const html = new DOMParser().parseFromString(text, 'text/html');
  const boxes = [...html.querySelectorAll<HTMLElement>('[data-body], [data-server-only]')].map(
    (box) => [(box.dataset.body ?? box.dataset.serverOnly)!, box] as const,
  );
  const styles = [...html.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-precedence]')];
  return {
    runtime,
    boxes: new Map(boxes),
    styles: styles.map((link) => ({href: link.getAttribute('href')!, precedence: link.dataset.precedence!})),
  };
}

/** Fetches the HTML of a page (by its path in the table of routes), once while it is at hand. */
export function fetchPage(path: string): Promise<Bodies> {
  const known = pages.get(path);
  pages.delete(path);
  const page = known ?? {fetched: fetchBodies(path)};
  pages.set(path, page);
  const [oldest] = pages.keys();
  if (pages.size > MAX_CACHED_PAGES) {
    pages.delete(oldest!);
  }
  if (!known) {
    page.fetched.then(
      (bodies) => Object.assign(page, {bodies}),
      () => forgetPage(path),
    );
  }
  return page.fetched;
}

/** The next time the page is asked for anew. */
export function forgetPage(path: string): void {
  pages.delete(path);
}

/** What has been fetched of a page and is still at hand. */
export const bodiesAtHand = (path: string): Bodies | undefined => pages.get(path)?.bodies;
