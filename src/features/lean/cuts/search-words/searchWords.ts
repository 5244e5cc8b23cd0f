const OF_SEARCH = /^theme\.Search(?:Modal|Page)\./;

/**
 * The translations of the search, which are loaded with it (src/features/search/client/words.ts asks for
 * them with `?search`), or all others, which are in the app's bundle.
 */
export function searchWords(source: string, isOfSearch: boolean): string {
  const words = Object.entries(JSON.parse(source) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(words.filter(([id]) => OF_SEARCH.test(id) === isOfSearch)));
}
