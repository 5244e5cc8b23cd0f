import {searcherOf, type Searcher, type SearchRecord} from './searcherOf';
import type {Index} from './types';

/** An index of these records; its engine is set up at the first query. */
export function createIndex(records: SearchRecord[], settings: object = {}): Index {
  let searcher: Searcher | undefined;
  return {records, settings, search: (request) => (searcher ??= searcherOf(records))(request)};
}
