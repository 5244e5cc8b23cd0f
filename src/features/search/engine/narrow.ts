import type {SearchIndex} from './searchIndex';

/** What `filters` may ask for: one section, or one page. */
export const FILTER = /^(hierarchy\.lvl0|url_without_anchor):("(?:[^"\\]|\\.)*")$/;

/**
 * Whether an entry is in the part of the site that a request names, as Algolia's `filters` does; without filters every entry is.
 * @throws Error when the filter is not of the one form that the modal uses
 */
export function inScope({pages, pageOf}: SearchIndex, filters: string | undefined): (entry: number) => boolean {
  if (!filters) {
    return () => true;
  }
  const [, attribute, quoted] = FILTER.exec(filters) ?? [];
  if (quoted === undefined) {
    throw new Error(`不认识的 filters：${filters}。只支持 hierarchy.lvl0:"栏目" 或 url_without_anchor:"地址"。`);
  }
  const value = JSON.parse(quoted) as string;
  return (entry) => {
    const {section, url} = pages[pageOf[entry]!]!;
    return (attribute === 'hierarchy.lvl0' ? section : url) === value;
  };
}

/** The sections of the entries with how many of their pages have one, in the order of the entries. */
export function countSections({pages, pageOf}: SearchIndex, entries: number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const page of new Set(entries.map((entry) => pageOf[entry]!))) {
    const {section} = pages[page]!;
    counts[section] = (counts[section] ?? 0) + 1;
  }
  return counts;
}
