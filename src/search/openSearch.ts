const OPEN = 'search:open';

/** Asks the search bar of the page to open its modal. */
export function openSearch(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Calls `listener` whenever a part of the page asks for the search modal; returns the function that stops it. */
export function onOpenSearch(listener: () => void): () => void {
  window.addEventListener(OPEN, listener);
  return () => window.removeEventListener(OPEN, listener);
}
