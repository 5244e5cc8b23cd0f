import {answer} from '../../src/search/embedded/answer';
import type {SearchRecord, SearchRequest} from '../../src/search/embedded/types';

export type {SearchRecord, SearchRequest};
export type Searcher = (request: SearchRequest) => object;

/** Answers queries over these records as the search on the site does. The one place outside the site that knows its engine. */
export function searcherOf(records: SearchRecord[]): Searcher {
  return (request) => answer(records, [request]).results[0]!;
}
