import type {Message} from '../worker/messages';
import {watchForUpdates} from './update';
import {activeWorker, registered} from './worker';

let watching: Promise<void> | undefined;
let using: PerformanceObserver | undefined;

/** Reports this page to the service worker as visited; the first call registers the worker and watches for new builds. */
export async function visit(page: string): Promise<void> {
  const registration = await registered();
  if (registration) {
    watching ??= watchForUpdates(registration);
    await tell({kind: 'visit', page});
    using ??= tellOfUse();
  }
}

const tell = async (message: Message) => (await activeWorker())?.postMessage(message);

/** Reports every resource that the page loads: those requested before the worker was active did not pass through it. */
function tellOfUse(): PerformanceObserver {
  const observer = new PerformanceObserver((list) => void tell({kind: 'use', addresses: list.getEntries().map(({name}) => name)}));
  observer.observe({type: 'resource', buffered: true});
  return observer;
}
