import type {Message} from '../worker/messages';
import {watchForUpdates} from './update';
import {activeWorker, registered} from './worker';

let watching: Promise<void> | undefined;
let using: PerformanceObserver | undefined;

/** Tells the service worker that this page is being read; registers it and looks out for new builds the first time. */
export async function visit(page: string): Promise<void> {
  const registration = await registered();
  if (registration) {
    watching ??= watchForUpdates(registration);
    await tell({kind: 'visit', page});
    using ??= tellOfUse();
  }
}

const tell = async (message: Message) => (await activeWorker())?.postMessage(message);

/** What was fetched, or was on its way, before the worker came did not pass through it: it is told of all that arrives. */
function tellOfUse(): PerformanceObserver {
  const observer = new PerformanceObserver((list) => void tell({kind: 'use', addresses: list.getEntries().map(({name}) => name)}));
  observer.observe({type: 'resource', buffered: true});
  return observer;
}
