import type {DocSearchHit} from '@docsearch/react';
import type {LiteClient, SearchResponse} from 'algoliasearch/lite';
import {NEAREST, type NearHit} from './MissingWords';
import {safeHtml} from './presentHit';

/** What our own engine says besides of a hit: an excerpt to judge by, and whether it is what readers ask for the page with. */
export type DescribedHit = DocSearchHit & NearHit & {excerpt?: string; asked_as?: true};

const ASKED = '问：';

/** Makes the rows of the modal say more than DocSearch asks for: each search of the client answers with described hits. */
export function describeHits(client: LiteClient): LiteClient {
  const search = client.search.bind(client);
  client.search = async (params, options) => {
    const response = await search(params, options);
    (response.results as SearchResponse<DescribedHit>[]).forEach(({hits}) => hits.forEach(describe));
    return response as never;
  };
  return client;
}

/** DocSearch groups hits by their highlighted lvl0, and writes a passage's snippet with the snippet of its page's title below it. */
function describe({missing, excerpt, asked_as: isAsked, _highlightResult, _snippetResult}: DescribedHit): void {
  if (missing) {
    Object.assign(_highlightResult.hierarchy.lvl0, {value: NEAREST});
  }
  if (excerpt !== undefined) {
    const {content, hierarchy} = _snippetResult;
    content.value = (isAsked ? ASKED : '') + safeHtml(excerpt);
    hierarchy.lvl1.value = pathOf(_snippetResult);
  }
}

/** Where a passage stands: its page and the nearest heading. */
function pathOf({hierarchy}: DocSearchHit['_snippetResult']): string {
  const headings = [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6];
  const [title, ...below] = headings.filter(Boolean).map(({value}) => value);
  return [title, below.at(-1)].filter(Boolean).join(' › ');
}
