/** The part of a service worker's global scope that is used here; TypeScript's own types of it exclude those of a page. */
export interface ExtendableEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

export interface MessageEventOfWorker extends ExtendableEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<{id: string; url: string; postMessage: (data: unknown) => void; navigate: (url: string) => Promise<unknown>}[]>;
  };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: MessageEventOfWorker) => void): void;
  };
}

export const scope = globalThis as unknown as WorkerScope;
