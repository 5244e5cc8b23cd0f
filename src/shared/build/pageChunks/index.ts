import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {BuildContext} from '../BuildContext';
import {bundlerPlugin} from '../bundler';
import {filesOfChunk, readChunks, type Chunks} from './chunks';
import {chunksOfRoutes, type NamedChunk} from './routeChunks';

/** A plugin of the client's bundler that leaves for the steps after it which files each chunk is made of. */
export const recordChunks = (build: BuildContext) =>
  bundlerPlugin(({hooks}) =>
    hooks.done.tap('recordChunks', (stats) => {
      build.chunks = readChunks(stats.toJson({all: false, chunkGroups: true}));
    }),
  );

export interface PageChunks extends Chunks {
  /** The files that the routes of a page (`pageIn`) need. */
  ofPage: (page: string) => string[];
}

/** The path below the base of the page in an HTML file, decoded and without a slash at the end. */
export const pageIn = (file: string): string => file.replace(/(?:(?<=^|\/)index)?\.html$/, '').replace(/\/$/, '');

/** What the bundler made for the pages of this build. */
export function pageChunks({siteConfig: {baseUrl}, generatedFilesDir, routes}: Props, chunks: Chunks): PageChunks {
  const chunkNames = JSON.parse(readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8')) as Parameters<
    typeof chunksOfRoutes
  >[1];
  const chunksOf = chunksOfRoutes(routes, chunkNames, (address) => decodeURI(address).slice(baseUrl.length));
  const filesOf = ({name, isMarkdown}: NamedChunk) => (isMarkdown && !(name in chunks.named) ? [] : filesOfChunk(chunks, name));
  return {...chunks, ofPage: (page) => [...new Set(chunksOf(page).flatMap(filesOf))]};
}
