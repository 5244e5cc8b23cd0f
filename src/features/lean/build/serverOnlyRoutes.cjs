const {simpleHash} = require('@docusaurus/utils');

/** The pages with parts that only the server draws (src/features/html-bodies/serverOnly.tsx), besides those of Markdown, whose HTML is fetched for their bodies. */
const STILL_PAGES = [
  '@theme/DocCategoryGeneratedIndexPage',
  '@theme/BlogListPage',
  '@theme/BlogTagsPostsPage',
  '@theme/Blog/Pages/BlogAuthorsPostsPage',
];

/** As @docusaurus/core names the chunk of what a route is drawn with (plugins/pageChunks/routeChunks.ts). */
const CHUNKS = new Set(STILL_PAGES.map((page) => simpleHash(page, 8)));

const chunksIn = (names) => (typeof names === 'string' ? [names] : Object.values(names).flatMap(chunksIn));

/**
 * Of the names of routes' chunks (`routesChunkNames.json`), those that the client asks for: a list of posts is drawn by the
 * server, so its route needs none of them. `serverOnly` tells the client to fetch the HTML of such a page.
 *
 * @param {Record<string, any>} chunkNames
 * @returns {{chunkNames: Record<string, any>, left: Set<string>}} `left`: the chunks that no route needs any more
 */
function serverOnlyRoutes(chunkNames) {
  const lean = Object.fromEntries(
    Object.entries(chunkNames).map(([key, names]) => {
      if (!CHUNKS.has(names.__comp)) {
        return [key, names];
      }
      const {items, ...others} = names;
      return [key, {...others, serverOnly: ''}];
    }),
  );
  const needed = new Set(chunksIn(lean));
  return {chunkNames: lean, left: new Set(chunksIn(chunkNames).filter((chunk) => !needed.has(chunk)))};
}

module.exports = {serverOnlyRoutes};
