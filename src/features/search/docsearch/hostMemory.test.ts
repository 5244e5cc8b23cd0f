import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {rememberHosts} from './hostMemory';

const host = {url: 'a.example', accept: 'read', protocol: 'https'} as const;
const up = {...host, status: 'up', lastUpdate: 0};
const store = new Map<string, string>();

/** A cache that keeps JSON, as the browser's storage does. */
function jsonCache(): Parameters<typeof rememberHosts>[0] {
  return {
    get: async (key, miss) => (store.has(JSON.stringify(key)) ? JSON.parse(store.get(JSON.stringify(key))!) : miss()),
    set: async (key, value) => {
      store.set(JSON.stringify(key), JSON.stringify(value));
      return value;
    },
    delete: async () => {},
    clear: async () => {},
  };
}

beforeEach(() => {
  store.clear();
  vi.useFakeTimers({now: 1_000_000});
});
afterEach(() => vi.useRealTimers());

interface Remembered {
  isUp: () => boolean;
  isTimedOut: () => boolean;
}

test.each([
  ['down', false],
  ['timed out', true],
] as const)('a host that is %s is remembered for 2 minutes, under one key', async (status, timedOut) => {
  const cache = jsonCache();
  rememberHosts(cache);
  const read = () => cache.get<Remembered | typeof up>(host, async () => up) as Promise<Remembered>;
  expect(await read()).toBe(up);

  await cache.set({...up, lastUpdate: 5}, {...host, status, lastUpdate: Date.now()});
  expect([(await read()).isUp(), (await read()).isTimedOut()]).toEqual([false, timedOut]);
  vi.advanceTimersByTime(120_000);
  expect([(await read()).isUp(), (await read()).isTimedOut()]).toEqual([false, timedOut]);
  vi.advanceTimersByTime(1);
  expect([(await read()).isUp(), (await read()).isTimedOut()]).toEqual([true, false]);

  await cache.set({...up, lastUpdate: 9}, {...host, status, lastUpdate: Date.now()});
  expect(store.size).toBe(1);
});
