/** Components of navbar items by `type`; types based on a dropdown need that, too. */
const COMPONENTS: Record<string, string> = {
  localeDropdown: 'LocaleDropdownNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

export interface Item {
  type?: string;
  items?: Item[];
}

/** The names below `@theme/NavbarItem` that no navbar item uses, including items in dropdowns. */
export function unusedItems(items: Item[]): string[] {
  const all = (some: Item[]): Item[] =>
    some.flatMap((item) => [item, ...all(Object.values(item).flatMap((value) => (Array.isArray(value) ? (value as Item[]) : [])))]);
  const used = all(items).map(({type, items: inner}) => type ?? (inner ? 'dropdown' : 'default'));
  const unused = Object.entries(COMPONENTS).flatMap(([type, name]) => (used.includes(type) ? [] : [name]));
  return used.some((type) => /dropdown$/i.test(type)) ? unused : [...unused, 'DropdownNavbarItem'];
}
