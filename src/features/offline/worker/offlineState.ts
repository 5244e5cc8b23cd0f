/** The worker's persistent state besides cached files; shared by all builds. */
export interface OfflineState {
  /** Pages that were read, the last one first. */
  visited: string[];
  /** Pages of the categories that were saved on purpose. */
  sections: string[];
  /** Caches of older builds (stored as `shelves`, the name earlier versions wrote), kept while these windows, which may run them, are open. */
  old: {shelves: string[]; windows: string[]};
}

const NAME = 'offline-notes';
const EMPTY: OfflineState = {visited: [], sections: [], old: {shelves: [], windows: []}};

let turn: Promise<unknown> = Promise.resolve();

const address = (base: string) => new URL(NAME, base).href;

/** The worker's state; an empty one if there is none or it is malformed. */
export async function readState(base: string): Promise<OfflineState> {
  try {
    const response = await (await caches.open(NAME)).match(address(base));
    const notes = {...EMPTY, ...((await response?.json()) as Partial<OfflineState> | undefined)};
    return [notes.visited, notes.sections, notes.old.shelves, notes.old.windows].every(Array.isArray) ? notes : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Changes the state; concurrent changes are serialized. */
export function changeState(base: string, change: (notes: OfflineState) => Partial<OfflineState>): Promise<OfflineState> {
  const done = turn.then(async () => {
    const before = await readState(base);
    const notes = {...before, ...change(before)};
    await (await caches.open(NAME)).put(address(base), Response.json(notes));
    return notes;
  });
  turn = done.catch(() => {});
  return done;
}

/** Deletes the state. */
export const clearState = (): Promise<boolean> => caches.delete(NAME);
