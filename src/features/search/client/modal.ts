import {useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {siteIndex} from '../embedded/siteIndex';
import type SearchModal from './SearchModal';

interface State {
  phase: 'closed' | 'opening' | 'open' | 'failed';
  /** Initial value of the field: the letter typed on the button, or what was typed while the modal's code was loading. */
  query: string;
}

const CLOSED: State = {phase: 'closed', query: ''};
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

/** The state of the search modal. Stored outside React, so that remounting the layout does not lose it (conformance T27). */
export function useSearchModal(): State & {Modal: typeof Modal} {
  return {...useSyncExternalStore(subscribe, currentSearch, () => CLOSED), Modal};
}

/** The state of the search modal, for event handlers. */
export const currentSearch = (): State => state;

/** Preloads the modal's code and the titles; failures are shown when the modal is opened or searches. */
export function preloadSearch(): void {
  load().catch(() => {});
  siteIndex()
    ?.loadTitles()
    .catch(() => {});
}

/**
 * Opens the search modal with a first query; the focus returns to `from`, or to the search button, when it closes. Until
 * its code is loaded, the early field is shown in its place (src/features/search/earlySearch.ts; not in `npm start`), and
 * the modal takes over what was typed in it.
 */
export async function openSearch(query = '', from: HTMLElement | null = null): Promise<void> {
  if (state.phase === 'opening' || state.phase === 'open') {
    return;
  }
  trigger = from;
  set({phase: 'opening', query});
  const early = Modal ? undefined : window.early?.search;
  if (early && !early.dialog?.open) {
    early.open(query);
  }
  const dialog = early?.dialog;
  dialog?.addEventListener('close', () => state.phase === 'opening' && set(CLOSED));
  siteIndex()
    ?.loadText()
    .catch(() => {});
  const phase = await load().then(
    () => 'open' as const,
    () => 'failed' as const,
  );
  // The reader has closed the early field meanwhile; if it was opened again, that call opens the modal.
  if (dialog && !dialog.open) {
    return;
  }
  const typed = early ? await early.release() : query;
  if (typed !== undefined) {
    // Synchronous, effects included: the field has the focus before the next key arrives.
    flushSync(() => set({phase, query: typed}));
  }
}

/** Opens the modal for a search that was opened before hydration. */
export function takeOverSearch(): void {
  if (window.early?.search.dialog?.open) {
    void openSearch();
  }
}

/** Closes the search modal and returns the focus without scrolling the page. */
export function closeSearch(): void {
  const {scrollX, scrollY} = window;
  flushSync(() => set(CLOSED));
  window.scrollTo(scrollX, scrollY);
  // What opened it may be gone, or hidden with the drawer that it stood in: focus stays where it was then.
  [document.querySelector<HTMLElement>('.DocSearch-Button'), trigger].forEach((button) => button?.focus({preventScroll: true}));
}
