import type {DocSearchHit} from '@docsearch/react';
import {presentHit} from '../client/presentHit';

const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];
const TYPES = /^(?:lvl[1-6]|content)$/;

/**
 * Sanitises the recent and favourite searches in localStorage: DocSearch inserts them as HTML. Anything but a list of
 * hits is removed.
 */
export function cleanStoredHits(indexName: string, storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage): void {
  for (const key of KEYS.map((prefix) => prefix + indexName)) {
    try {
      const stored = storage().getItem(key);
      const clean = stored && JSON.stringify(safeHits(stored));
      if (clean && clean !== stored) {
        storage().setItem(key, clean);
      }
    } catch {
      // Storage is blocked or full; DocSearch ignores that, too.
    }
  }
}

function safeHits(stored: string): DocSearchHit[] {
  try {
    const hits: unknown = JSON.parse(stored);
    return (Array.isArray(hits) ? hits : []).flatMap(safeHit);
  } catch {
    return [];
  }
}

function safeHit(hit: Partial<DocSearchHit> | null): DocSearchHit[] {
  if (!(hit && TYPES.test(String(hit.type)) && typeof hit.url === 'string' && hit.hierarchy && typeof hit.hierarchy === 'object')) {
    return [];
  }
  try {
    return [presentHit(hit as DocSearchHit)];
  } catch {
    return [];
  }
}
