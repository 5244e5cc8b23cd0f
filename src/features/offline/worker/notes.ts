/** What the worker writes down besides files; it outlives builds. */
export interface Notes {
  /** Pages that were read, the last one first. */
  visited: string[];
  /** Pages of the categories that were saved on purpose. */
  sections: string[];
  /** Shelves of older builds, kept while these windows, which may run them, are open. */
  old: {shelves: string[]; windows: string[]};
}

const NAME = 'offline-notes';
const EMPTY: Notes = {visited: [], sections: [], old: {shelves: [], windows: []}};

let turn: Promise<unknown> = Promise.resolve();

const address = (base: string) => new URL(NAME, base).href;

/** The worker's notes; empty ones where there are none, or something else stands in their place. */
export async function readNotes(base: string): Promise<Notes> {
  try {
    const response = await (await caches.open(NAME)).match(address(base));
    const notes = {...EMPTY, ...((await response?.json()) as Partial<Notes> | undefined)};
    return [notes.visited, notes.sections, notes.old.shelves, notes.old.windows].every(Array.isArray) ? notes : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Changes the notes, one change after the other. */
export function changeNotes(base: string, change: (notes: Notes) => Partial<Notes>): Promise<Notes> {
  const done = turn.then(async () => {
    const before = await readNotes(base);
    const notes = {...before, ...change(before)};
    await (await caches.open(NAME)).put(address(base), Response.json(notes));
    return notes;
  });
  turn = done.catch(() => {});
  return done;
}

/** Forgets everything. */
export const clearNotes = (): Promise<boolean> => caches.delete(NAME);
