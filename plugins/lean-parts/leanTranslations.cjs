const OF_SEARCH = /^theme\.Search(?:Modal|Page)\./;

/** What the words of parts begin with that may be left out (unusedParts.ts). */
const OF_PARTS = {
  DocVersionBanner: 'theme.docs.versions.',
  DocVersionBadge: 'theme.docs.versionBadge.',
  ContentVisibility: 'theme.contentVisibility.',
  'DocSidebar/Desktop/CollapseButton': 'theme.docs.sidebar.collapseButton',
  'DocRoot/Layout/Sidebar/ExpandButton': 'theme.docs.sidebar.expandButton',
};

/**
 * The bundler's loader for `@generated/codeTranslations`: the words of the search come with the search
 * (src/search/words.ts asks for them with `?search`), all others with the app, but for those of parts that show nothing
 * (its option `unused`).
 */
module.exports = function leanTranslations(source) {
  const ofSearch = this.resourceQuery === '?search';
  const unused = this.getOptions().unused.flatMap((part) => OF_PARTS[part] ?? []);
  const isNeeded = (id) => OF_SEARCH.test(id) === ofSearch && !unused.some((words) => id.startsWith(words));
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).filter(([id]) => isNeeded(id))));
};
