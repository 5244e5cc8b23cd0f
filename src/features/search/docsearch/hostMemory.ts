import type {LiteClient} from 'algoliasearch/lite';

type HostsCache = LiteClient['transporter']['hostsCache'];
type CacheKey = Parameters<HostsCache['get']>[0];
type Host = LiteClient['transporter']['hosts'][number];

interface HostRecord {
  status: 'up' | 'down' | 'timed out';
  lastUpdate: number;
}

/** Specification 9: a failed host is not retried for two minutes. */
const HOST_STATUS_TTL_MS = 120_000;

const keyOf = (host: CacheKey) => {
  const {url, accept, protocol} = host as Host;
  return {url, accept, protocol};
};
const isStale = ({lastUpdate}: HostRecord) => Date.now() - lastUpdate > HOST_STATUS_TTL_MS;

/** A host's stored status, with the methods that the transporter calls. */
const withRecord = (host: CacheKey, record: HostRecord) => ({
  ...(host as Host),
  ...record,
  isUp: () => record.status === 'up' || isStale(record),
  isTimedOut: () => record.status === 'timed out' && !isStale(record),
});

/**
 * Makes the search client remember failed hosts. Upstream (5.19.0, still so in 5.64.0) stores a host under a key
 * that holds its status and time, reads it without them, and loses the methods in JSON: nothing is ever found (conformance T2).
 */
export function rememberHosts(cache: HostsCache): void {
  const get = cache.get.bind(cache);
  const set = cache.set.bind(cache);
  cache.get = async <T>(host: CacheKey, miss: () => Promise<T>) => {
    const record = await get<HostRecord | null>(keyOf(host), () => Promise.resolve(null));
    return record ? (withRecord(host, record) as T) : miss();
  };
  cache.set = async <T>(host: CacheKey, value: T) => {
    const {status, lastUpdate} = value as HostRecord;
    await set(keyOf(host), {status, lastUpdate});
    return value;
  };
}
