import path from 'node:path';
import {searchGroups} from '../../build/searchGroups';
import {indexFiles} from '../../build/indexFiles';
import {answer} from '../../engine/answer';
import {wholeIndex} from '../../engine/searchIndex';
import type {SearchRecord, SearchRequest} from '../../engine/types';

export type {SearchRecord, SearchRequest};
export type Searcher = (request: SearchRequest) => object;

/** The project's folder, independent of the working directory. */
const ROOT = path.join(__dirname, '../../../../..');

/** Answers queries over these records as the search on the site does, its glossary included. The only module of the server that depends on the engine. */
export function searcherOf(records: SearchRecord[]): Searcher {
  const {titles, tables, text} = indexFiles(records, searchGroups(ROOT));
  const index = wholeIndex(titles, tables, text.values());
  return (request) => answer(index, [request]).results[0]!;
}
