import path from 'node:path';
import {searchGroups} from '../build/searchGroups';

/** The project's folder, independent of the working directory. */
const ROOT = path.join(__dirname, '../../../..');

/** The synonym groups of this site. */
export const siteGroups = (): string[][] => searchGroups(ROOT);
