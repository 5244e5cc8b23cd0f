import {readFileSync} from 'node:fs';
import path from 'node:path';
import {namesOf, readTerms} from '../../glossary/readTerms';

/** Where readers' words for what the site calls otherwise are listed, from the project's folder: a group a line. */
const SAME = 'src/features/search/sayings.txt';

/** Groups of words that mean the same to who searches, of the site whose folder is `root`: the names of each term, and what readers say in their own words. */
export function searchGroups(root: string): string[][] {
  const groups = readFileSync(path.join(root, SAME), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return [...readTerms(root).map(namesOf), ...groups.map((line) => line.split('、'))];
}
