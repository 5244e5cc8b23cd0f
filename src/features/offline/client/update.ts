import type {Announcement} from '../worker/messages';
import {offerUpdate} from './offerUpdate';
import {ownRuntime} from '../../../shared/client/runtime';
import {ask} from './worker';

/** How often a page that stays open asks for a new build. */
const CHECK_INTERVAL_MS = 30 * 60_000;

/**
 * Watches for new builds. A waiting worker is activated at once if this page is already of its build; otherwise the reader is
 * asked. Once a new build is active, windows of an older build are reloaded if they are hidden or their reader asked for it;
 * in all others the reader is asked.
 */
export async function watchForUpdates(registration: ServiceWorkerRegistration): Promise<void> {
  const mine = ownRuntime();
  let isAsked = false;
  const reload = () => window.location.reload();

  const activate = (worker: ServiceWorker) => worker.postMessage({kind: 'activate'});

  async function meet(worker: ServiceWorker) {
    const answer = await ask(worker, {kind: 'which'});
    if (answer.kind === 'which' && answer.runtime === mine) {
      activate(worker);
    } else {
      offerUpdate(() => {
        isAsked = true;
        // Another window may have activated it meanwhile.
        if (worker.state === 'installed') {
          activate(worker);
        } else {
          reload();
        }
      });
    }
  }

  navigator.serviceWorker.addEventListener('message', ({data}: MessageEvent<Announcement>) => {
    if (data.kind === 'active' && data.runtime !== mine) {
      if (isAsked || document.hidden) {
        reload();
      } else {
        offerUpdate(reload);
      }
    }
  });
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) {
        void meet(worker);
      }
    });
  });
  if (registration.waiting) {
    await meet(registration.waiting);
  }

  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - last > CHECK_INTERVAL_MS) {
      last = Date.now();
      registration.update().catch(() => {});
    }
  });
}
