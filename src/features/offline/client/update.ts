import type {Announcement} from '../worker/messages';
import {offerUpdate} from './offerUpdate';
import {ownRuntime} from '../../../shared/client/runtime';
import {ask} from './worker';

/** How often a page that stays open asks for a new build. */
const CHECK_INTERVAL_MS = 30 * 60_000;

/**
 * Looks out for new builds. A worker that waits is put in charge at once when this page is of its build already; else
 * the reader is asked. Once a new build is in charge, a window that runs an older one is loaded anew if nobody sees it
 * or its reader asked for it; in any other the reader is asked.
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
        // It may have come into charge meanwhile, by another window.
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
    const worker = registration.installing!;
    worker.addEventListener('statechange', () => {
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
