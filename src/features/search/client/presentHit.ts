import type {DocSearchHit} from '@docsearch/react';

/**
 * A hit as the interface may render it: its url is of this site, and the texts that DocSearch writes as
 * HTML hold no markup but `<mark>`. The group title, lvl0, is rendered as text and stays as it is.
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

/** The path, query and fragment of a url: the index holds those of the published site, a reader may be on another copy. */
export function localUrl(url: string): string {
  const {pathname, search, hash} = new URL(url, 'https://site.invalid');
  return `${pathname}${search}${hash}`;
}

/** The text with everything escaped but `<mark>` and what is already an entity. */
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
