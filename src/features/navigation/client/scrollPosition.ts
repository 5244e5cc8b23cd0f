import type {useLocation} from '@docusaurus/router';

type Location = ReturnType<typeof useLocation>;

/** Content that comes later than the page (the results of a search) comes within this time. */
const SETTLING_MS = 5000;
const READER_ACTS = ['wheel', 'touchstart', 'mousedown', 'keydown'];

/** Where the reader left each entry of the history. */
const left = new Map<string, number>();

/** Entries that this document began with, and those of plain `#` links, have no key. */
const entryOf = ({key, pathname, search, hash}: Location) => key ?? pathname + search + hash;

/** Remembers the position of an entry that is about to be left. */
export const keepPosition = (location: Location): void => void left.set(entryOf(location), window.scrollY);

/** Higher than any page. */
const ROOM_PX = 1_000_000;

/**
 * Lets the browser restore the position of an entry that was left in another document: what stands there may be a shorter
 * page, at whose end it would stop.
 * @returns ends that
 */
export function makeRoomFor(location: Location): () => void {
  const {style} = document.documentElement;
  style.minHeight = left.has(entryOf(location)) ? '' : `${ROOM_PX}px`;
  return () => (style.minHeight = '');
}

/** The position in which an entry was left; in another document, the one to which the browser has returned. */
export const positionIn = (location: Location): number => left.get(entryOf(location)) ?? window.scrollY;

/**
 * Scrolls to a position, and does so again when content comes that the page lacks yet, until the reader does something.
 * @returns ends that
 */
export function returnTo(top: number): () => void {
  const {style} = document.documentElement;
  const listening = new AbortController();
  const go = () => window.scrollTo({top, behavior: 'instant'});
  const growth = new ResizeObserver(go);
  const timer = setTimeout(end, SETTLING_MS);

  function end(): void {
    clearTimeout(timer);
    listening.abort();
    growth.disconnect();
    style.overflowAnchor = '';
  }

  READER_ACTS.forEach((type) => window.addEventListener(type, end, {passive: true, signal: listening.signal}));
  // The browser would hold on to what is in the window now, and move it away.
  style.overflowAnchor = 'none';
  // Not the root, which is as high as the window.
  growth.observe(document.getElementById('__docusaurus')!);
  go();
  return end;
}
