import {clearState} from './offlineState';
import {scope} from './scope';
import {clearOfflineCaches} from './offlineCache';

/** Served in place of the worker when OFFLINE=off: deletes the caches of its predecessors and unregisters itself. */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clearOfflineCaches(), clearState()]).then(() => scope.registration.unregister())),
);
