import type {SynonymHit} from 'algoliasearch';
import {abbreviations} from '../../build/abbreviations';
import {taiwanWords} from '../../build/taiwanWords';
import type {SearchRecord} from '../server/searcherOf';

/**
 * The synonyms of the hosted index: the site's groups, and what our engine derives from the records, abbreviations and the words
 * of Taiwan. The latter go one way: the site does not write them, so who types our word would find nothing more.
 */
export function synonymsOf(records: SearchRecord[], groups: string[][]): SynonymHit[] {
  const terms = groups.flat();
  const oneWay = new Map<string, string[]>();
  for (const [said = '', ...ours] of [...abbreviations(records, terms), ...taiwanWords(records, terms)]) {
    oneWay.set(said, [...(oneWay.get(said) ?? []), ...ours]);
  }
  return [
    ...groups.map((synonyms, nth): SynonymHit => ({objectID: `group-${nth}`, type: 'synonym', synonyms})),
    ...[...oneWay].map(([input, synonyms]): SynonymHit => ({objectID: `said-${input}`, type: 'onewaysynonym', input, synonyms})),
  ];
}
