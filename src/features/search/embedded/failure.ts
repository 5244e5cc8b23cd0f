import {useSyncExternalStore} from 'react';

let failure: string | undefined;
const listeners = new Set<() => void>();

/** Records why the last search failed; undefined when it succeeded. */
export function reportFailure(message: string | undefined): void {
  failure = message;
  listeners.forEach((listener) => listener());
}

/** Names of the search client's errors. */
const CLIENT_ERRORS = new Set(['ApiError', 'DetailedApiError', 'RetryError', 'DeserializationError']);

/** An `unhandledrejection` listener that silences errors of the search client: DocSearch rethrows them after showing them. */
export function silenceSearchErrors(event: PromiseRejectionEvent): void {
  if (CLIENT_ERRORS.has((event.reason as Error | undefined)?.name ?? '')) {
    event.preventDefault();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why the last search of the embedded index failed. */
export function useFailure(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => failure,
    () => undefined,
  );
}
