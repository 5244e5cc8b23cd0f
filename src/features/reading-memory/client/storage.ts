import {readStorage} from '../../../shared/client/readStorage';
import {isNewer, readMemory, writeMemory, type Memory} from './memory';

export const KEY = 'parallel-notes:memory';

const listeners = new Set<() => void>();
let seen: {text: string | null; memory: Memory} | undefined;

/** The memory as it is now, in whichever tab it was changed; the same object until it changes. */
export function memory(): Memory {
  const text = readStorage(KEY);
  if (seen?.text !== text || !seen) {
    seen = {text, memory: readMemory(text)};
  }
  return seen.memory;
}

function isFromLater(text: string | null): boolean {
  try {
    return isNewer(JSON.parse(text ?? 'null'));
  } catch {
    return false;
  }
}

/**
 * Changes what is stored, beginning from what is stored now: another tab may have written.
 * @returns whether it could be stored: storage may be blocked or full, or hold the memory of a later version of the site.
 */
export function change(edit: (memory: Memory) => Memory): boolean {
  const text = readStorage(KEY);
  if (isFromLater(text)) {
    return false;
  }
  const next = writeMemory(edit(readMemory(text)));
  try {
    localStorage.setItem(KEY, next);
  } catch {
    return false;
  }
  listeners.forEach((listener) => listener());
  return true;
}

/** Calls back whenever the memory changes, in this tab or another, until what it returns is called. */
export function onChange(listener: () => void): () => void {
  const inOtherTab = ({key}: StorageEvent) => (key === KEY || key === null) && listener();
  listeners.add(listener);
  addEventListener('storage', inOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', inOtherTab);
  };
}
