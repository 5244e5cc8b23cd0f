import {useSyncExternalStore} from 'react';

let failure: string | undefined;
const listeners = new Set<() => void>();

/** Keeps why the last question could not be answered; nothing when it could. */
export function reportFailure(message: string | undefined): void {
  failure = message;
  listeners.forEach((listener) => listener());
}

/** What the search client calls its errors. */
const CLIENT_ERRORS = new Set(['ApiError', 'DetailedApiError', 'RetryError', 'DeserializationError']);

/** A listener that takes an error of the search client which nobody caught as dealt with: DocSearch throws it on once it shows it. */
export function takeAsTold(event: PromiseRejectionEvent): void {
  if (CLIENT_ERRORS.has((event.reason as Error | undefined)?.name ?? '')) {
    event.preventDefault();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why the last question could not be answered from the site's own index. */
export function useFailure(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => failure,
    () => undefined,
  );
}
