import siteConfig from '@generated/docusaurus.config';
import {moduleFile} from '../offer';

const fetched = new Map<string, Promise<ArrayBuffer>>();

/**
 * A module as it lies on the site, compared by the browser with the digest that the page's HTML has. Fetched by the page and not
 * by the worker, which may ask nobody for anything.
 * @throws TypeError without a network, or when it is not what the build wrote
 */
export function fetchModule(name: string, hash: string): Promise<ArrayBuffer> {
  const known = fetched.get(hash) ?? fetchBytes(name, hash);
  fetched.set(hash, known);
  known.catch(() => fetched.delete(hash));
  return known;
}

export const isFetched = (hash: string): boolean => fetched.has(hash);

async function fetchBytes(name: string, hash: string): Promise<ArrayBuffer> {
  const response = await fetch(siteConfig.baseUrl + encodeURI(moduleFile(name)), {integrity: `sha256-${hash}`});
  if (!response.ok) {
    throw new TypeError(String(response.status));
  }
  return response.arrayBuffer();
}
