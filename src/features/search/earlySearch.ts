import type {EngineReply, EngineRequest, Numbered} from './embedded/messages';
import {isToggle, SEARCH_TRIGGER} from './keys';
import {FIELD, opensSearch} from './opensSearch';

declare global {
  interface EarlyVisit {
    search: EarlySearch;
  }
}
import {fetchScript} from '../../shared/client/fetchScript';

/** The addresses of the embedded search: its worker, its titles, the modal, and the script that answers before the app does (./answers.ts). */
export interface SearchFiles {
  worker: string;
  modal: string;
  titles: string;
  answers: string;
}

/** The early field's texts. */
export interface Words {
  label: string;
  placeholder: string;
  cancel: string;
}

/** The worker with the titles loaded, and its reply: the names of the index's other files. */
export interface EarlyEngine {
  worker: Worker;
  names: string;
}

/** Starts the engine, once; resolves to undefined if it fails to start or a hosted service is configured. */
export type StartEarly = () => Promise<EarlyEngine | undefined>;

/** The search before the modal's code has loaded. */
export interface EarlySearch {
  start: StartEarly;
  /** Opens the field with a query or, without one, with the selected text. */
  open: (query: string) => void;
  /** The dialog, once it has been opened; the reader may have closed it. */
  dialog?: HTMLDialogElement;
  /** Whether an input method is composing in the field. */
  isComposing: boolean;
  /** Closes the dialog as soon as no hit has the focus and no IME composition is in progress. @returns the query; undefined if the reader closed it first */
  release: () => Promise<string | undefined>;
}

/** Message id of the titles; the ids of the app's own messages count up from 1. */
const TITLES = -1;
/** Specification 5: the search input accepts at most 64 characters. */
const MAX_QUERY_LENGTH = 64;
/** Within this time a click on the backdrop is the second of a double click on the button that opened the dialog: it does not close it. */
const DOUBLE_CLICK_MS = 300;

/** Whether an event shows that the reader is about to search. */
export function announcesSearch(event: Event): boolean {
  const target = event.target as Partial<Element>;
  return event.type === 'keydown' ? opensSearch(event as KeyboardEvent) && !target.matches?.(FIELD) : !!target.closest?.(SEARCH_TRIGGER);
}

/**
 * A search field for readers who search before the app is hydrated or the modal's code is loaded. It answers from the titles as
 * soon as they have loaded, on a slow line a second before the modal, which then takes over the query (src/features/search/client/modal.ts).
 */
export function createEarlySearch(files: SearchFiles | null, {label, placeholder, cancel}: Words): EarlySearch {
  let engine: ReturnType<StartEarly> | undefined;
  const search: EarlySearch = {isComposing: false, start, open, release};
  return search;

  async function start(): Promise<EarlyEngine | undefined> {
    if (files && !engine) {
      engine = startEngine(files).catch(() => undefined);
      fetchScript(files.answers);
    }
    return engine;
  }

  function open(query: string): void {
    void start();
    const selected = String(getSelection()).slice(0, MAX_QUERY_LENGTH);
    const dialog = document.createElement('dialog');
    dialog.dataset.earlySearch = '';
    dialog.setAttribute('aria-label', label);
    dialog.innerHTML =
      '<div><form><input type=search autocomplete=off autocorrect=off autocapitalize=off spellcheck=false enterkeyhint=search><button type=button></button></form><div></div></div>';
    const field = dialog.querySelector('input')!;
    const button = dialog.querySelector('button')!;
    field.before(document.querySelector(SEARCH_TRIGGER + ' svg')?.cloneNode(true) ?? '');
    field.setAttribute('aria-label', label);
    Object.assign(field, {placeholder, maxLength: MAX_QUERY_LENGTH, value: query || selected});
    button.textContent = cancel;
    dialog.onmousedown = (event) => event.target === dialog && event.preventDefault();
    const openedAt = performance.now();
    dialog.onclick = ({target, timeStamp}) =>
      (target === dialog || target === button) && timeStamp > openedAt + DOUBLE_CLICK_MS && dialog.close();
    dialog.onclose = () => dialog.remove();
    dialog.onsubmit = (event) => event.preventDefault();
    dialog.onkeydown = (event) => {
      // Browsers clear a search field at the first Escape.
      if (isToggle(event) || (event.key === 'Escape' && !search.isComposing)) {
        event.preventDefault();
        dialog.close();
      }
    };
    dialog.addEventListener('compositionstart', () => (search.isComposing = true));
    dialog.addEventListener('compositionend', () => (search.isComposing = false));
    Object.assign(search, {dialog, isComposing: false});
    document.body.append(dialog);
    dialog.showModal();
    field.focus();
    // Safari leaves the caret before a text that was set.
    field.setSelectionRange(MAX_QUERY_LENGTH, MAX_QUERY_LENGTH);
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  }

  function release(): Promise<string | undefined> {
    const {dialog} = search;
    return new Promise((resolve) => {
      const attempt = () => {
        if (!dialog?.open) {
          resolve(undefined);
        } else if (!search.isComposing && !document.activeElement?.matches('a')) {
          resolve(dialog.querySelector('input')!.value);
          dialog.close();
        }
      };
      attempt();
      ['close', 'focusin', 'compositionend'].forEach((type) => dialog?.addEventListener(type, attempt));
    });
  }
}

async function startEngine({worker: script, titles}: SearchFiles): Promise<EarlyEngine> {
  const worker = new Worker(script);
  const names = new Promise<string>((resolve, reject) => {
    worker.addEventListener('error', reject);
    worker.addEventListener(
      'message',
      ({data: {id, status, content}}: MessageEvent<Numbered<EngineReply>>) => id === TITLES && (status === 200 ? resolve : reject)(content),
    );
  });
  const send = async (body: Promise<string>) =>
    worker.postMessage({id: TITLES, kind: 'titles', body: await body} satisfies Numbered<EngineRequest>);
  const sent = fetch(titles).then((response) => send(response.text()));
  return {worker, names: (await Promise.all([names, sent]))[0]};
}
