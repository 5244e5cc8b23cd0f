import type {DocSearchHit} from '@docsearch/react';

/**
 * A hit that is safe to render: its URL is of this site, and the texts that DocSearch inserts as HTML have no markup
 * but `<mark>`. lvl0, the group title, is rendered as text and is not changed.
 */
export function presentHit(hit: DocSearchHit): DocSearchHit {
  const {lvl0, ...headings} = hit.hierarchy;
  return {
    ...hit,
    url: localUrl(hit.url),
    content: hit.content && safeHtml(hit.content),
    hierarchy: {...safeDeep(headings), lvl0},
    _snippetResult: safeDeep(hit._snippetResult),
  };
}

/** The path, query and fragment of a url: the index has those of the published site, the reader may be on a copy. */
export function localUrl(url: string): string {
  const {pathname, search, hash} = new URL(url, 'https://site.invalid');
  return `${pathname}${search}${hash}`;
}

/** Escapes everything but `<mark>` and entities. */
export function safeHtml(text: string): string {
  return text.replace(/&(?!#?\w+;)/g, '&amp;').replace(/<(?!\/?mark>)/g, '&lt;');
}

function safeDeep<T>(value: T): T {
  if (typeof value === 'string') {
    return safeHtml(value) as T;
  }
  if (Array.isArray(value)) {
    return value.map(safeDeep) as T;
  }
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, safeDeep(inner)])) as T;
  }
  return value;
}
