import type {LiteClient} from 'algoliasearch/lite';

/** A host of the search service, as the search client describes it. */
export type SearchHost = LiteClient['transporter']['hosts'][number];

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The host of a self-hosted search service from its address; a path before `/1/indexes` is allowed.
 * @throws Error when the URL is invalid, or would send queries and keys unencrypted.
 */
export function searchHost(address: string): SearchHost {
  if (!URL.canParse(address)) {
    throw new Error(`ALGOLIA_HOST（现在是 ${address}）要是完整的地址，例如 https://search.example.org。`);
  }
  const {protocol, host, hostname, pathname} = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.includes(hostname))) {
    throw new Error(`ALGOLIA_HOST（现在是 ${address}）要以 https:// 开头；只有本机（localhost、127.0.0.1）可以用 http://。`);
  }
  return {url: host + pathname.replace(/\/+$/, ''), protocol: protocol === 'https:' ? 'https' : 'http', accept: 'readWrite'};
}
