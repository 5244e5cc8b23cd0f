import siteConfig from '@generated/docusaurus.config';
import type {Answer, Message} from '../worker/messages';

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Extensions that block service workers, and Playwright, replace `register` by a function that logs to the console: it is not called. */
function isNative(owner: object, name: string): boolean {
  const method: unknown = Reflect.get(owner, name);
  return typeof method === 'function' && Function.prototype.toString.call(method).includes('[native code]');
}

/** The site's service worker, registered at the first call; nothing where the browser has none or refuses. */
export function registered(): Promise<ServiceWorkerRegistration | undefined> {
  registration ??= register().catch(() => undefined);
  return registration;
}

async function register() {
  const {baseUrl} = siteConfig;
  const container = (navigator as Partial<Navigator>).serviceWorker;
  return container && isNative(container, 'register')
    ? container.register(`${baseUrl}sw.js`, {scope: baseUrl, updateViaCache: 'none'})
    : undefined;
}

/** The active worker, once there is one. */
export async function activeWorker(): Promise<ServiceWorker | undefined> {
  const found = await registered();
  return found && (found.active ?? (await navigator.serviceWorker.ready).active ?? undefined);
}

/** Why the worker could not do what it was asked: the name of the error. */
export class WorkerFailure extends Error {}

/**
 * Asks a worker.
 * @param onProgress is called with each answer before the last
 * @throws WorkerFailure
 */
export function ask(worker: ServiceWorker, message: Message, onProgress: (answer: Answer) => void = () => {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<Answer>) => {
      if (data.kind === 'progress') {
        onProgress(data);
        return;
      }
      port1.close();
      if (data.kind === 'failed') {
        reject(new WorkerFailure(data.name));
      } else {
        resolve(data);
      }
    };
    worker.postMessage(message, [port2]);
  });
}
