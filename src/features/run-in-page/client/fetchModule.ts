import siteConfig from '@generated/docusaurus.config';
import {moduleFile} from '../offer';
import {fetchBlob} from './fetchBlob';

const fetched = new Map<string, Promise<ArrayBuffer>>();

/**
 * A module as it lies on the site, compared by the browser with the digest that the page's HTML has. Fetched by the page and not
 * by the worker, which may ask nobody for anything.
 * @throws TypeError without a network, or when it is not what the build wrote
 */
export function fetchModule(name: string, hash: string): Promise<ArrayBuffer> {
  const known = fetched.get(hash) ?? fetchBlob(siteConfig.baseUrl + encodeURI(moduleFile(name)), hash).then((blob) => blob.arrayBuffer());
  fetched.set(hash, known);
  known.catch(() => fetched.delete(hash));
  return known;
}

export const isFetched = (hash: string): boolean => fetched.has(hash);
