import path from 'node:path';
import {namesOf, readTerms} from '../../glossary/readTerms';
import {readText} from '../../../shared/build/readText';

/** Colloquial synonyms, one group a line; relative to the project's folder. */
const SAME = 'src/features/search/sayings.txt';

/** Synonym groups of the site in the folder `root`: the names of each glossary term, and colloquial synonyms. */
export function searchGroups(root: string): string[][] {
  const groups = readText(path.join(root, SAME))
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return [...readTerms(root).map(namesOf), ...groups.map((line) => line.split('、'))];
}
