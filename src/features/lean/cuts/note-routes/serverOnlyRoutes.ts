import {chunkOf} from '../../../../shared/build/pageChunks/routeChunks';
import type {ChunkNames} from './findNotes';

/** The pages with parts that only the server draws (src/features/html-bodies/serverOnly.tsx), besides those of Markdown, whose HTML is fetched for their bodies. */
const SERVER_ONLY_PAGES = [
  '@theme/DocCategoryGeneratedIndexPage',
  '@theme/BlogListPage',
  '@theme/BlogTagsPostsPage',
  '@theme/Blog/Pages/BlogAuthorsPostsPage',
];
const CHUNKS = new Set(SERVER_ONLY_PAGES.map(chunkOf));

const chunksIn = (names: string | object): string[] => (typeof names === 'string' ? [names] : Object.values(names).flatMap(chunksIn));

/**
 * Of the names of routes' chunks (`routesChunkNames.json`), those that the client asks for: a list of posts is drawn by the
 * server, so its route needs none of them. `serverOnly` tells the client to fetch the HTML of such a page.
 *
 * @returns `left`: the chunks that no route needs any more
 */
export function serverOnlyRoutes(chunkNames: Record<string, ChunkNames>): {chunkNames: Record<string, ChunkNames>; left: Set<string>} {
  const lean = Object.fromEntries(
    Object.entries(chunkNames).map(([key, names]): [string, ChunkNames] => {
      if (!CHUNKS.has(names.__comp as string)) {
        return [key, names];
      }
      const {items, ...others} = names;
      return [key, {...others, serverOnly: ''}];
    }),
  );
  const needed = new Set(chunksIn(lean));
  return {chunkNames: lean, left: new Set(chunksIn(chunkNames).filter((chunk) => !needed.has(chunk)))};
}
