import {existsSync, readdirSync, rmSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Entries of a cache that were not used for this long are removed. */
const MAX_UNUSED_MS = 30 * DAY_MS;

/** Notes that an entry of a cache was used: its modification time says when, to the day. */
export function recordUse(entry: string): void {
  const now = Date.now();
  if (now - statSync(entry).mtimeMs > DAY_MS) {
    utimesSync(entry, now / 1000, now / 1000);
  }
}

/** Removes from the folder of a cache the files and folders that were not used for a month. @returns how many */
export function removeUnused(folder: string): number {
  const oldest = Date.now() - MAX_UNUSED_MS;
  const entries = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  // Another build may have removed one meanwhile.
  const unused = entries.filter((entry) => (statSync(entry, {throwIfNoEntry: false})?.mtimeMs ?? oldest) < oldest);
  unused.forEach((entry) => rmSync(entry, {recursive: true, force: true}));
  return unused.length;
}
