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

/** What the field says. */
export interface Words {
  label: string;
  placeholder: string;
  cancel: string;
}

/** The engine with the titles in it, and what it answered to them: the names of the index's other files. */
export interface EarlyEngine {
  worker: Worker;
  names: string;
}

/** Starts the engine, once; nothing comes of it where it does not start or a hosted service is asked. */
export type StartEarly = () => Promise<EarlyEngine | undefined>;

/** The search until the modal is there. */
export interface EarlySearch {
  start: StartEarly;
  /** Shows the field, with a letter or, for want of one, with what is selected. */
  open: (query: string) => void;
  /** The box with the field, once it was opened; the reader may have closed it since. */
  dialog?: HTMLDialogElement;
  /** An input method is at work in the field. */
  isComposing: boolean;
  /** Closes the box when its reader is not among the answers and composes nothing, and tells the query; tells nothing if the reader closes it. */
  release: () => Promise<string | undefined>;
}

/** The number of the titles among the engine's questions: the app's own begin at 1. */
const TITLES = -1;
/** Specification 5: the search input accepts at most 64 characters. */
const MAX_QUERY_LENGTH = 64;
/** Milliseconds. The second press of an impatient hand on what opened the box, which covers it now, is no wish to close that. */
const DOUBLE_CLICK_MS = 300;

/** Whether an event announces, before anything came of it, that the reader is about to search. */
export function announcesSearch(event: Event): boolean {
  const target = event.target as Partial<Element>;
  return event.type === 'keydown' ? opensSearch(event as KeyboardEvent) && !target.matches?.(FIELD) : !!target.closest?.(SEARCH_TRIGGER);
}

/**
 * A field at once for who searches before the app is hydrated, or the modal's code there, and answers from the titles as soon
 * as these have come: on a slow line a second before the modal, which then goes on with what was typed (src/features/search/client/modal.ts).
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
    dialog.ariaLabel = label;
    dialog.innerHTML =
      '<div><form><input type=search autocomplete=off autocorrect=off autocapitalize=off spellcheck=false enterkeyhint=search><button type=button></button></form><div></div></div>';
    const field = dialog.querySelector('input')!;
    const button = dialog.querySelector('button')!;
    field.before(document.querySelector(SEARCH_TRIGGER + ' svg')?.cloneNode(true) ?? '');
    Object.assign(field, {ariaLabel: label, placeholder, maxLength: MAX_QUERY_LENGTH, value: query || selected});
    button.textContent = cancel;
    dialog.onmousedown = (event) => event.target === dialog && event.preventDefault();
    const openedAt = performance.now();
    dialog.onclick = ({target, timeStamp}) =>
      (target === dialog || target === button) && timeStamp > openedAt + DOUBLE_CLICK_MS && dialog.close();
    dialog.onclose = () => dialog.remove();
    dialog.onsubmit = (event) => event.preventDefault();
    dialog.onkeydown = (event) => {
      // A search field would take the first Escape to empty itself.
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
