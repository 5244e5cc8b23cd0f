import {existsSync} from 'node:fs';
import path from 'node:path';
import {tsvParse} from 'd3-dsv';
import {readText} from '../src/shared/build/readText';

/** Where the documents to publish are listed, from the project's folder. A site need not have such a list. */
export const MAP = 'config/content-map.tsv';

const file = path.join(__dirname, 'content-map.tsv');

/** The title of each document to publish, by its path below `docs` without the extension, which is also its address; none without the list. */
export const contentTitles = new Map(
  existsSync(file) ? tsvParse<'path' | 'title'>(readText(file)).map((row) => [row.path, row.title] as const) : [],
);

/** The title of a document, by its path; the name of its file where the list does not have it. */
export const titleOfDoc = (id: string): string => contentTitles.get(id) ?? path.posix.basename(id);
