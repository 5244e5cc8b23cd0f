const OF_SEARCH = /^theme\.Search(?:Modal|Page)\./;

/**
 * Of the interface's words, those of the search, which come with the search (src/features/search/client/words.ts asks for
 * them with `?search`), or all others, which come with the app.
 */
export function searchWords(source: string, isOfSearch: boolean): string {
  const words = Object.entries(JSON.parse(source) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(words.filter(([id]) => OF_SEARCH.test(id) === isOfSearch)));
}
