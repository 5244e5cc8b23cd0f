const OF_SEARCH = /^theme\.Search(?:Modal|Page)\./;

/**
 * The bundler's loader for `@generated/codeTranslations`: the words of the search come with the search
 * (src/search/words.ts asks for them with `?search`), all others with the app.
 */
module.exports = function leanTranslations(source) {
  const ofSearch = this.resourceQuery === '?search';
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).filter(([id]) => OF_SEARCH.test(id) === ofSearch)));
};
