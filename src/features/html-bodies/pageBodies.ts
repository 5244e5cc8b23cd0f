import {runtimeIn} from '../../shared/client/runtime';
import {timeoutSignal} from '../../shared/client/timeoutSignal';
import type {WithData} from '../../shared/client/WithData';
import type {Bodies} from './types';

/** Size of the cache of fetched pages, for going back and forth. */
const MAX_CACHED_PAGES = 8;
/** As long as webpack waits for a chunk. */
const FETCH_TIMEOUT_MS = 120_000;

const pages = new Map<string, {fetched: Promise<Bodies>; bodies?: Bodies}>();

/** The path of this document: its HTML is in the browser's HTTP cache. */
const served = typeof window === 'undefined' ? '' : window.location.pathname;

async function fetchBodies(path: string): Promise<Bodies> {
  const address = encodeURI(path);
  const response = await fetch(address, {
    cache: address === served ? 'force-cache' : 'default',
    signal: timeoutSignal(FETCH_TIMEOUT_MS),
  });
  const text = await response.text();
  const runtime = runtimeIn(text);
  // The site's own 404 page names its build, so it is an answer, too.
  if (!response.ok && !runtime) {
    throw new Error(`${path}: ${response.status} ${response.statusText}`);
  }
  const html = new DOMParser().parseFromString(text, 'text/html');
  const boxes = [...html.querySelectorAll<WithData<'serverOnly'>>('[data-body], [data-server-only]')].map(
    (box) => [box.dataset.body ?? box.dataset.serverOnly, box] as const,
  );
  const styles = [...html.querySelectorAll<WithData<'precedence', HTMLLinkElement>>('link[rel=stylesheet][data-precedence]')];
  return {
    runtime,
    boxes: new Map(boxes),
    styles: styles.map((link) => ({href: link.getAttribute('href')!, precedence: link.dataset.precedence})),
  };
}

/** Fetches the HTML of a page (by its path in the route table); cached pages are not fetched again. */
export function fetchPage(path: string): Promise<Bodies> {
  const known = pages.get(path);
  pages.delete(path);
  const page = known ?? {fetched: fetchBodies(path)};
  pages.set(path, page);
  const [oldest] = pages.keys();
  if (oldest !== undefined && pages.size > MAX_CACHED_PAGES) {
    pages.delete(oldest);
  }
  if (!known) {
    page.fetched.then(
      (bodies) => Object.assign(page, {bodies}),
      () => forgetPage(path),
    );
  }
  return page.fetched;
}

/** Removes a page from the cache. */
export function forgetPage(path: string): void {
  pages.delete(path);
}

/** The bodies of a page that is in the cache and has been fetched. */
export const bodiesAtHand = (path: string): Bodies | undefined => pages.get(path)?.bodies;
