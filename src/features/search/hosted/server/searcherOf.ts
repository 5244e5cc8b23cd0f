import type {SynonymHit} from 'algoliasearch';
import {indexFiles} from '../../build/indexFiles';
import {answer} from '../../engine/answer';
import {wholeIndex} from '../../engine/searchIndex';
import type {SearchRecord, SearchRequest} from '../../engine/types';
import {siteGroups} from '../siteGroups';

export {FILTER} from '../../engine/narrow';
export type {SearchRecord, SearchRequest};
export type Searcher = (request: SearchRequest) => object;

/**
 * Answers queries over these records as the search on the site does, its glossary included. The only module of the server that depends
 * on the engine.
 * @param synonyms those that were pushed with the records, whose groups then stand in place of the site's; what goes one way the engine
 * derives from the records itself, as the push does
 */
export function searcherOf(records: SearchRecord[], synonyms: SynonymHit[]): Searcher {
  const groups =
    synonyms.length > 0 ? synonyms.filter(({type}) => type === 'synonym').map(({synonyms: words = []}) => words) : siteGroups();
  const {titles, tables, text} = indexFiles(records, groups);
  const index = wholeIndex(titles, tables, text.values());
  return (request) => answer(index, [request]).results[0]!;
}
