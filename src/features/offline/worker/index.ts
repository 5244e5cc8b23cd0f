import {createLibrary} from './library';
import type {Manifest} from '../manifest';
import type {Announcement, Answer, Message} from './messages';
import {changeNotes, readNotes} from './notes';
import {createRespond} from './respond';
import {scope} from './scope';
import {createShelf} from './shelf';

/** Put here by src/features/offline. */
declare const MANIFEST: Manifest;

const manifest = MANIFEST;
const base = scope.registration.scope;
const shelf = createShelf(base, manifest);
const library = createLibrary(base, manifest, shelf);
const respond = createRespond({base, manifest, shelf, library});

const windows = () => scope.clients.matchAll({type: 'window', includeUncontrolled: true});

/** Windows that are open now may run an older build: its files stay until they are closed. */
async function takeOver() {
  await scope.registration.navigationPreload?.enable();
  const [shelves, open] = [await shelf.others(), await windows()];
  await changeNotes(base, () => ({old: {shelves, windows: open.map(({id}) => id)}}));
  await scope.clients.claim();
  await discard();
  open.forEach((window) => window.postMessage({kind: 'active', runtime: manifest.runtime} satisfies Announcement));
}

async function discard() {
  const {old} = await readNotes(base);
  if (old.shelves.length === 0) {
    return;
  }
  const open = new Set((await windows()).map(({id}) => id));
  if (!old.windows.some((id) => open.has(id))) {
    await Promise.all(old.shelves.map((name) => caches.delete(name)));
    await changeNotes(base, () => ({old: {shelves: [], windows: []}}));
  }
}

async function answer(message: Message, say: (answer: Answer) => void): Promise<void> {
  const section = 'page' in message ? manifest.sections.find(({page}) => page === message.page) : undefined;
  switch (message.kind) {
    case 'which':
      return say({kind: 'which', runtime: manifest.runtime});
    case 'activate':
      return scope.skipWaiting();
    case 'visit':
      return library.visit(message.page);
    case 'use':
      return library.use(message.addresses);
    case 'overview':
      return say({kind: 'overview', overview: await library.overview()});
    case 'save':
      await library.save(section!, (bytes, total) => say({kind: 'progress', bytes, total}));
      return say({kind: 'done'});
    case 'remove':
      await library.remove(section!);
      return say({kind: 'done'});
  }
}

scope.addEventListener('install', (event) => event.waitUntil(library.stock()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const {request, preloadResponse} = event;
  const response = respond(request, request.mode === 'navigate' ? preloadResponse : undefined);
  if (response) {
    event.respondWith(response);
  }
  if (request.mode === 'navigate') {
    event.waitUntil(Promise.allSettled([preloadResponse, discard()]));
  }
});
scope.addEventListener('message', (event) => {
  const say = (reply: Answer) => event.ports[0]?.postMessage(reply);
  event.waitUntil(answer(event.data as Message, say).catch((error: Error) => say({kind: 'failed', name: error.name})));
});
