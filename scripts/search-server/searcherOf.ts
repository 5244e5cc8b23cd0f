import {indexFiles} from '../../plugins/search-index/indexFiles';
import {answer} from '../../src/search/engine/answer';
import {addText, createIndex} from '../../src/search/engine/searchIndex';
import type {SearchRecord, SearchRequest} from '../../src/search/engine/types';

export type {SearchRecord, SearchRequest};
export type Searcher = (request: SearchRequest) => object;

/** Answers queries over these records as the search on the site does. The one place outside the site that knows its engine. */
export function searcherOf(records: SearchRecord[]): Searcher {
  const {titles, headings, text} = indexFiles(records, []);
  const index = createIndex(titles, headings);
  text.forEach((file) => addText(index, file));
  return (request) => answer(index, [request]).results[0]!;
}
