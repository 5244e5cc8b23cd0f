import {searcherOf, type Searcher, type SearchRecord} from './searcherOf';
import type {Index} from './types';

/** An index of these records; its engine is set up at the first query. */
export function createIndex(records: SearchRecord[], {settings = {}, synonyms = []}: Partial<Omit<Index, 'records'>> = {}): Index {
  let searcher: Searcher | undefined;
  return {records, settings, synonyms, search: (request) => (searcher ??= searcherOf(records, synonyms))(request)};
}
