import type {DocSearchHit} from '@docsearch/react';
import {groupBy} from '../../../shared/pure/groupBy';
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

/** Stands before a phrase that readers ask for the page with: it is not on it. */
export const ASKED = '问：';

/** Makes the rows of the modal say more than DocSearch asks for. Hits of a hosted index are not changed. */
export function describeHits(hits: DescribedHit[], {filter, maxResultsPerGroup}: Display): void {
  const own = hits.filter(isOwn);
  own.forEach((hit) => describe(hit, filter));
  if (!isPageFilter(filter)) {
    const shown = [...groupBy(own, (hit) => hit._highlightResult.hierarchy.lvl0.value).values()].flatMap((group) =>
      group.slice(0, maxResultsPerGroup),
    );
    groupBy(shown, (hit) => hit.url_without_anchor).forEach((rows) => Object.assign(rows.at(-1)!, {more: rows[0]!.on_page - rows.length}));
  }
}

const isOwn = (hit: DescribedHit): hit is DescribedHit & {on_page: number} => hit.on_page !== undefined;

/**
 * DocSearch groups hits by their highlighted lvl0, and writes a heading's snippet, or a passage's with that of its page's title below it;
 * of each it asks for five words only on a phone.
 */
function describe(
  {missing, excerpt, asked_as: isAsked, hierarchy: headings, _highlightResult, _snippetResult}: DescribedHit,
  filter?: string,
): void {
  const {hierarchy: highlighted} = _highlightResult;
  const {hierarchy, content} = _snippetResult;
  for (const level of Object.keys(hierarchy) as (keyof typeof hierarchy)[]) {
    hierarchy[level].value = safeHtml(highlighted[level].value);
  }
  if (excerpt !== undefined) {
    content.value = (isAsked ? ASKED : '') + safeHtml(excerpt);
    hierarchy.lvl1.value = safeHtml(pathOf(highlighted));
  }
  if (missing) {
    highlighted.lvl0.value = NEAREST;
  } else if (filter) {
    // In one section the pages are the groups, on one page its headings.
    highlighted.lvl0.value = (isPageFilter(filter) && headings.lvl2) || headings.lvl1;
  }
}

/** Where a passage stands: its page and the nearest heading. */
function pathOf({lvl1, lvl2, lvl3, lvl4, lvl5, lvl6}: DocSearchHit['_highlightResult']['hierarchy']): string {
  const [title, ...below] = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter(Boolean).map(({value}) => value);
  return [title, below.at(-1)].filter(Boolean).join(' › ');
}
