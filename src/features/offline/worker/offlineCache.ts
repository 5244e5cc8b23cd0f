import {fetchFile, hashOf} from './fetchFile';
import {fileAddress, type Manifest} from '../manifest';

const PREFIX = 'parallel-notes-';
/** Few, so that downloads for the cache do not slow down the page that is being read. */
const MAX_PARALLEL_FETCHES = 4;

export interface OfflineCache {
  /** The number of the file of this build at an address. */
  numberOf: (address: string) => number | undefined;
  /** The kept file of this build with this number. */
  find: (file: number) => Promise<Response | undefined>;
  /** Files of this build that are kept. */
  kept: () => Promise<Set<number>>;
  /** Puts a file that was verified. */
  put: (file: number, response: Response) => Promise<void>;
  /**
   * Caches these files; missing ones are copied from an older build's cache if unchanged, else fetched.
   * @param onFile called after each, with its number
   * @throws what `fetchFile` throws; QuotaExceededError when the browser has no room.
   */
  keep: (files: Iterable<number>, onFile?: (file: number) => void) => Promise<void>;
  remove: (files: Iterable<number>) => Promise<void>;
  /** Files of this build that a cache of an older one has, perhaps with another content. */
  keptBefore: () => Promise<Set<number>>;
  /** Names of the caches of older builds. */
  olderCaches: () => Promise<string[]>;
}

/** The cache of one build, named after it; each file is byte for byte what the build wrote. */
export function createOfflineCache(base: string, {build, files}: Manifest): OfflineCache {
  const name = `${PREFIX}${build}`;
  const addresses = files.map(([path]) => fileAddress(base, path));
  const numbers = new Map(addresses.map((address, number) => [address, number]));
  const numberOf = (address: string) => numbers.get(address);
  const open = () => caches.open(name);
  /** Cache names come in the order of creation: those behind this build's belong to a newer build that is being installed. */
  async function olderCaches() {
    await open();
    const names = (await caches.keys()).filter((key) => key.startsWith(PREFIX));
    return names.slice(0, names.indexOf(name));
  }

  const find = async (file: number) => (await open()).match(addresses[file]!);
  const put = async (file: number, response: Response) => (await open()).put(addresses[file]!, response);
  const kept = async () => new Set((await (await open()).keys()).flatMap(({url}) => numberOf(url) ?? []));

  async function keptBefore() {
    const older = await Promise.all((await olderCaches()).map(async (other) => (await caches.open(other)).keys()));
    return new Set(older.flat().flatMap(({url}) => numberOf(url) ?? []));
  }

  async function fromOthers(file: number): Promise<Response | undefined> {
    for (const other of await olderCaches()) {
      const response = await (await caches.open(other)).match(addresses[file]!);
      if (response && (await hashOf(await response.clone().arrayBuffer())) === files[file]![1]) {
        return response;
      }
    }
    return undefined;
  }

  async function keep(wanted: Iterable<number>, onFile: (file: number) => void = () => {}) {
    const here = await kept();
    const queue = [...new Set(wanted)];
    const work = async () => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
        if (!here.has(file)) {
          await put(file, (await fromOthers(file)) ?? (await fetchFile(base, files[file]!)));
        }
        onFile(file);
      }
    };
    try {
      await Promise.all(Array.from({length: MAX_PARALLEL_FETCHES}, work));
    } finally {
      queue.length = 0;
    }
  }

  async function remove(unwanted: Iterable<number>) {
    const cache = await open();
    await Promise.all([...unwanted].map((file) => cache.delete(addresses[file]!)));
  }

  return {numberOf, find, kept, keptBefore, put, keep, remove, olderCaches};
}

/** Deletes the caches of all builds. */
export async function clearOfflineCaches(): Promise<void> {
  await Promise.all((await caches.keys()).filter((key) => key.startsWith(PREFIX)).map((key) => caches.delete(key)));
}
