import path from 'node:path';
import {searchGroups} from '../../build/searchGroups';
import {indexFiles} from '../../build/indexFiles';
import {answer} from '../../engine/answer';
import {wholeIndex} from '../../engine/searchIndex';
import type {SearchRecord, SearchRequest} from '../../engine/types';

export type {SearchRecord, SearchRequest};
export type Searcher = (request: SearchRequest) => object;

/** The project, wherever the server is started from. */
const ROOT = path.join(__dirname, '../../../../..');

/** Answers queries over these records as the search on the site does, its glossary included. The one place outside the site that knows its engine. */
export function searcherOf(records: SearchRecord[]): Searcher {
  const {titles, tables, text} = indexFiles(records, searchGroups(ROOT));
  const index = wholeIndex(titles, tables, text.values());
  return (request) => answer(index, [request]).results[0]!;
}
