import type {DocSearchHit} from '@docsearch/react';
import {NEAREST, type NearHit} from './nearest';
import {isPageFilter} from './refine/filters';
import {safeHtml} from './presentHit';

/** What our own engine says besides of a hit, and how many more places of its page are found than the modal shows. */
export interface DescribedHit extends DocSearchHit, NearHit {
  /** An excerpt to judge by. */
  excerpt?: string;
  /** The passage is what readers ask for the page with. */
  asked_as?: true;
  url_without_anchor: string;
  /** How many places of the page are found. */
  on_page?: number;
  more?: number;
}

interface Display {
  /** What the search is narrowed to. */
  filter: string | undefined;
  maxResultsPerGroup: number;
}

const ASKED = '问：';

/** Makes the rows of the modal say more than DocSearch asks for. Hits of a hosted index are not changed. */
export function describeHits(hits: DescribedHit[], {filter, maxResultsPerGroup}: Display): void {
  hits.forEach((hit) => describe(hit, filter));
  const groups = new Map<string, DescribedHit[]>();
  for (const hit of hits) {
    const name = hit._highlightResult.hierarchy.lvl0.value;
    groups.set(name, [...(groups.get(name) ?? []), hit]);
  }
  const shown = [...groups.values()].flatMap((group) => group.slice(0, maxResultsPerGroup));
  const rows = new Map<string, DescribedHit[]>();
  shown.forEach((hit) => rows.set(hit.url_without_anchor, [...(rows.get(hit.url_without_anchor) ?? []), hit]));
  if (!isPageFilter(filter)) {
    rows.forEach((ofPage) => Object.assign(ofPage.at(-1)!, {more: (ofPage[0]!.on_page ?? 0) - ofPage.length}));
  }
}

/** DocSearch groups hits by their highlighted lvl0, and writes a passage's snippet with the snippet of its page's title below it. */
function describe(
  {missing, excerpt, asked_as: isAsked, hierarchy: headings, _highlightResult, _snippetResult}: DescribedHit,
  filter?: string,
): void {
  if (missing) {
    Object.assign(_highlightResult.hierarchy.lvl0, {value: NEAREST});
  } else if (filter) {
    // In one section the pages are the groups, on one page its headings.
    Object.assign(_highlightResult.hierarchy.lvl0, {value: (isPageFilter(filter) && headings.lvl2) || headings.lvl1});
  }
  if (excerpt !== undefined) {
    const {content, hierarchy} = _snippetResult;
    content.value = (isAsked ? ASKED : '') + safeHtml(excerpt);
    hierarchy.lvl1.value = pathOf(_highlightResult);
  }
}

/** Where a passage stands: its page and the nearest heading. */
function pathOf({hierarchy}: DocSearchHit['_highlightResult']): string {
  const headings = [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6];
  const [title, ...below] = headings.filter(Boolean).map(({value}) => value);
  return safeHtml([title, below.at(-1)].filter(Boolean).join(' › '));
}
