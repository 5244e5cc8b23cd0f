import {chunkOf} from '../../../../shared/build/pageChunks/routeChunks';
import type {ChunkNames} from './findNotes';

/** Pages other than Markdown with server-only parts (src/features/html-bodies/serverOnly.tsx). */
const SERVER_ONLY_PAGES = [
  '@theme/DocCategoryGeneratedIndexPage',
  '@theme/BlogListPage',
  '@theme/BlogTagsPostsPage',
  '@theme/Blog/Pages/BlogAuthorsPostsPage',
  '@site/src/features/home/Home',
];
const CHUNKS = new Set(SERVER_ONLY_PAGES.map(chunkOf));

const chunksIn = (names: string | object): string[] => (typeof names === 'string' ? [names] : Object.values(names).flatMap(chunksIn));

/**
 * Removes from `routesChunkNames.json` the chunks that the client does not request: a list of posts is rendered by the
 * server only, so its route needs none of them. `serverOnly` tells the client to fetch the HTML of such a page.
 *
 * @returns `left`: the chunks that no route needs
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
