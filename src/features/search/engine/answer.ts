import {completions} from './completions';
import {correct} from './correct';
import {markersOf} from './highlight';
import {toHit} from './hit';
import {illustrate} from './illustrate';
import {missingWords} from './missing';
import {countSections, inScope} from './narrow';
import {rank} from './rank';
import type {SearchIndex} from './searchIndex';
import {shorten} from './shorten';
import {suggest} from './suggest';
import type {SearchRequest} from './types';

/** Defaults of the hosted service. */
const DEFAULTS = {page: 0, hitsPerPage: 20, highlightPreTag: '<em>', highlightPostTag: '</em>'};

/**
 * Answers search requests in the shape of the hosted service's response. Besides, each answer says what our own interface shows:
 * `query` as it was shortened, `isNearest` with the `missing` words of each hit, the `sections` and the number of pages
 * (`nbDocuments`) of all that was found, `completions`, a `correction`, and `suggestions` where nothing was found.
 */
export function answer(index: SearchIndex, requests: SearchRequest[]): {results: object[]} {
  return {results: requests.map((request) => answerOne(index, request))};
}

function answerOne(index: SearchIndex, request: SearchRequest) {
  const {page, hitsPerPage, highlightPreTag, highlightPostTag} = {...DEFAULTS, ...request};
  const query = shorten(index, request.query);
  const ranking = rank(index, query);
  const everywhere = ranking.found.map(({entry}) => entry);
  const found = everywhere.filter(inScope(index, request.filters));
  const missingIn = (entry: number) => missingWords(index, ranking, index.pageOf[entry]!);
  const isNearest = found[0] !== undefined && missingIn(found[0]).length > 0;
  const onPage = countOnPages(index, found);
  const markerOf = markersOf(index, ranking, highlightPreTag, highlightPostTag);
  const correction = correct(index, ranking);
  return {
    index: request.indexName,
    query,
    page,
    hitsPerPage,
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hits: illustrate(index, ranking, markerOf, found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)).map((entry) => ({
      ...toHit(index, markerOf(entry), entry, request),
      on_page: onPage.get(index.pageOf[entry]!),
      ...(isNearest && {missing: missingIn(entry)}),
    })),
    nbDocuments: onPage.size,
    sections: countSections(index, everywhere),
    completions: completions(index, ranking.query),
    ...(correction && {correction}),
    ...(isNearest && {isNearest}),
    ...(found.length === 0 && {suggestions: suggest(index, ranking.query, correction)}),
  };
}

/** How many of the entries each page has. */
function countOnPages({pageOf}: SearchIndex, entries: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  entries.forEach((entry) => counts.set(pageOf[entry]!, (counts.get(pageOf[entry]!) ?? 0) + 1));
  return counts;
}
