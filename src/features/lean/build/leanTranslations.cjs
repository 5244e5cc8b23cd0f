const OF_SEARCH = /^theme\.Search(?:Modal|Page)\./;

/** Words of parts that the site has its own of, or that no page has: no script asks for them (`npm run check:built`, lean-app). */
const OF_NO_SCRIPT =
  /^theme\.(?:CodeBlock\.|ErrorPageContent\.tryAgain|NotFound\.p|blog\.(?:archive\.description|author\.|authorsList\.viewAll)|docs\.(?:DocCard\.|tagDocListPageTitle))/;

/** What the words of parts begin with that may be left out (unusedParts.ts, ../lean-client/unusedItems.ts). */
const OF_PARTS = {
  AnnouncementBar: 'theme.AnnouncementBar.',
  DocVersionBanner: 'theme.docs.versions.',
  DocVersionBadge: 'theme.docs.versionBadge.',
  ContentVisibility: 'theme.contentVisibility.',
  'DocSidebar/Desktop/CollapseButton': 'theme.docs.sidebar.collapseButton',
  'DocRoot/Layout/Sidebar/ExpandButton': 'theme.docs.sidebar.expandButton',
  'NavbarItem/DropdownNavbarItem': 'theme.navbar.mobileDropdown.',
  'NavbarItem/LocaleDropdownNavbarItem': 'theme.navbar.mobileLanguageDropdown.',
  'NavbarItem/DocsVersionDropdownNavbarItem': 'theme.navbar.mobileVersionsDropdown.',
};

/**
 * The bundler's loader for `@generated/codeTranslations`: the words of the search come with the search
 * (src/features/search/words.ts asks for them with `?search`), all others with the app, but for those of parts that show nothing
 * (its option `unused`) and those that no script asks for.
 */
module.exports = function leanTranslations(source) {
  const ofSearch = this.resourceQuery === '?search';
  const unused = this.getOptions().unused.flatMap((part) => OF_PARTS[part] ?? []);
  const isNeeded = (id) => OF_SEARCH.test(id) === ofSearch && !OF_NO_SCRIPT.test(id) && !unused.some((words) => id.startsWith(words));
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).filter(([id]) => isNeeded(id))));
};
