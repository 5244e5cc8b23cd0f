import {watchForUpdates} from './update';
import {activeWorker, registered} from './worker';

let watching: Promise<void> | undefined;

/** Tells the service worker that this page is being read; registers it and looks out for new builds the first time. */
export async function visit(page: string): Promise<void> {
  const registration = await registered();
  if (registration) {
    watching ??= watchForUpdates(registration);
    (await activeWorker())?.postMessage({kind: 'visit', page});
  }
}
