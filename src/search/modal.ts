import {useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {siteIndex} from './embedded/siteIndex';
import type SearchModal from './SearchModal';

interface State {
  phase: 'closed' | 'opening' | 'open' | 'failed';
  /** What the field starts with: the letter typed on the button, and those typed while the modal's code loads. */
  query: string;
}

const CLOSED: State = {phase: 'closed', query: ''};
/** Specification 5: the search input accepts at most 64 characters. */
const MAX_QUERY = 64;

let state = CLOSED;
let Modal: typeof SearchModal | undefined;
let trigger: HTMLElement | null = null;
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  Modal ??= (await import(/* webpackChunkName: "search" */ './SearchModal')).default;
}

/** The state of the search modal. It lives outside React's tree: a layout that mounts anew does not lose it (conformance T27). */
export function useSearchModal(): State & {Modal: typeof Modal} {
  return {...useSyncExternalStore(subscribe, currentSearch, () => CLOSED), Modal};
}

/** The state of the search modal, for event handlers. */
export const currentSearch = (): State => state;

/** Fetches the modal's code and the titles ahead of use; a failure is told when the modal is opened, or asked. */
export function preloadSearch(): void {
  load().catch(() => {});
  siteIndex()?.loadTitles().catch(() => {});
}

/** Opens the search modal with a first query; the focus returns to `from`, or to the search button, when it closes. */
export async function openSearch(query = '', from: HTMLElement | null = null): Promise<void> {
  if (state.phase === 'opening' || state.phase === 'open') {
    return;
  }
  trigger = from;
  set({phase: 'opening', query});
  siteIndex()?.loadText().catch(() => {});
  try {
    await load();
  } catch {
    if (currentSearch().phase === 'opening') {
      set({phase: 'failed', query: state.query});
    }
    return;
  }
  if (currentSearch().phase === 'opening') {
    // Synchronous, effects included: the field has the focus before the next key arrives.
    flushSync(() => set({phase: 'open', query: state.query}));
  }
}

/** Takes over what is typed between the intent to search and the field's appearance. */
export function typeAhead(edit: (query: string) => string): void {
  set({...state, query: edit(state.query).slice(0, MAX_QUERY)});
}

/** Closes the search modal, leaves the page where it is scrolled to, and returns the focus. */
export function closeSearch(): void {
  const {scrollX, scrollY} = window;
  flushSync(() => set(CLOSED));
  window.scrollTo(scrollX, scrollY);
  const button = trigger?.isConnected ? trigger : document.querySelector<HTMLElement>('.DocSearch-Button');
  button?.focus({preventScroll: true});
}
