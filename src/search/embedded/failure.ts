import {useSyncExternalStore} from 'react';

let failure: string | undefined;
const listeners = new Set<() => void>();

/** Keeps why the last question could not be answered; nothing when it could. */
export function reportFailure(message: string | undefined): void {
  failure = message;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why the last question could not be answered from the site's own index. */
export function useFailure(): string | undefined {
  return useSyncExternalStore(subscribe, () => failure, () => undefined);
}
