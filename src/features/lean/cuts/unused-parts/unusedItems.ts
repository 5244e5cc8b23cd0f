/** Kinds of navbar items that the theme has beside links, by `type`; those that a dropdown is part of need that one too. */
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

/** The names below `@theme/NavbarItem` that no item of the navbar asks for, those in its dropdowns included. */
export function unusedItems(items: Item[]): string[] {
  const all = (some: Item[]): Item[] =>
    some.flatMap((item) => [item, ...all(Object.values(item).flatMap((value) => (Array.isArray(value) ? (value as Item[]) : [])))]);
  const used = all(items).map(({type, items: inner}) => type ?? (inner ? 'dropdown' : 'default'));
  const unused = Object.entries(COMPONENTS).flatMap(([type, name]) => (used.includes(type) ? [] : [name]));
  return used.some((type) => /dropdown$/i.test(type)) ? unused : [...unused, 'DropdownNavbarItem'];
}
