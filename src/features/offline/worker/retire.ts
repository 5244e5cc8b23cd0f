import {clearState} from './offlineState';
import {scope} from './scope';
import {clearOfflineCaches} from './offlineCache';

/** What is served in place of the worker when the site does without one: it removes what its predecessors kept, and itself. */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clearOfflineCaches(), clearState()]).then(() => scope.registration.unregister())),
);
