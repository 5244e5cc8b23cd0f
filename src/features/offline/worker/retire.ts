import {clearNotes} from './notes';
import {scope} from './scope';
import {clearShelves} from './shelf';

/** What is served in place of the worker when the site does without one: it removes what its predecessors kept, and itself. */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clearShelves(), clearNotes()]).then(() => scope.registration.unregister())),
);
