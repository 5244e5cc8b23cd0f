/** What the worker names its caches: the files of each build (src/features/offline/worker/offlineCache.ts), and what it writes down (src/features/offline/worker/offlineState.ts). */
const OURS = /^(?:parallel-notes-|offline-notes$)/;

export interface OfflineCacheInfo {
  name: string;
  files: number;
}

/** This site's caches for offline reading; none where access to them is blocked. */
export async function listOfflineCaches(): Promise<OfflineCacheInfo[]> {
  try {
    const names = (await caches.keys()).filter((name) => OURS.test(name));
    return await Promise.all(names.map(async (name) => ({name, files: (await (await caches.open(name)).keys()).length})));
  } catch {
    return [];
  }
}

/** Deletes one of them; the worker starts a new one with the next page that is read. */
export const forgetCache = (name: string): Promise<boolean> => caches.delete(name);
