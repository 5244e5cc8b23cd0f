import {createOfflinePages} from './offlinePages';
import type {Manifest} from '../manifest';
import type {Announcement, Answer, Message} from './messages';
import {changeState, readState} from './offlineState';
import {createRespond} from './respond';
import {scope} from './scope';
import {createOfflineCache} from './offlineCache';

/** Defined by the script's first line (src/features/offline/build/bundleWorker.ts). */
declare const MANIFEST: Manifest;

const manifest = MANIFEST;
const base = scope.registration.scope;
const cache = createOfflineCache(base, manifest);
const offlinePages = createOfflinePages(base, manifest, cache);
const respond = createRespond({base, manifest, cache, offlinePages});

const windows = () => scope.clients.matchAll({type: 'window', includeUncontrolled: true});

/** Activation. Open windows may still run an older build, so its caches are kept until those windows are closed. */
async function takeOver() {
  await scope.registration.navigationPreload?.enable();
  const [shelves, open] = [await cache.olderCaches(), await windows()];
  await changeState(base, () => ({old: {shelves, windows: open.map(({id}) => id)}}));
  await scope.clients.claim();
  await discard();
  open.forEach((window) => window.postMessage({kind: 'active', runtime: manifest.runtime} satisfies Announcement));
}

async function discard() {
  const {old} = await readState(base);
  if (old.shelves.length === 0) {
    return;
  }
  const open = new Set((await windows()).map(({id}) => id));
  if (!old.windows.some((id) => open.has(id))) {
    await Promise.all(old.shelves.map((name) => caches.delete(name)));
    await changeState(base, () => ({old: {shelves: [], windows: []}}));
  }
}

const sectionAt = (address: string) => manifest.sections.find(({page}) => page === address)!;

async function answer(message: Message, say: (answer: Answer) => void): Promise<void> {
  switch (message.kind) {
    case 'which':
      return say({kind: 'which', runtime: manifest.runtime});
    case 'activate':
      return scope.skipWaiting();
    case 'visit':
      return offlinePages.visit(message.page);
    case 'use':
      return offlinePages.use(message.addresses);
    case 'overview':
      return say({kind: 'overview', overview: await offlinePages.overview()});
    case 'save':
      await offlinePages.save(sectionAt(message.page), (bytes, total) => say({kind: 'progress', bytes, total}));
      return say({kind: 'done'});
    case 'remove':
      await offlinePages.remove(sectionAt(message.page));
      return say({kind: 'done'});
  }
}

scope.addEventListener('install', (event) => event.waitUntil(offlinePages.precache()));
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
