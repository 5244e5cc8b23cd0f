import path from 'node:path';
import {tsvParse} from 'd3-dsv';
import {readText} from '../src/shared/build/readText';

/** Where the documents to publish are listed, from the project's folder. */
export const MAP = 'config/content-map.tsv';

/** The title of each document to publish, by its path below `docs` without the extension, which is also its address. */
export const contentTitles = new Map(
  tsvParse<'path' | 'title'>(readText(path.join(__dirname, 'content-map.tsv'))).map((row) => [row.path, row.title]),
);
