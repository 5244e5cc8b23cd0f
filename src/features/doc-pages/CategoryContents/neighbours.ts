import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

interface Page {
  permalink: string;
  title: string;
  isListed: boolean;
}

/** The pages of a sidebar in reading order. */
const pagesIn = (items: PropSidebarItem[]): Page[] =>
  items.flatMap((item): Page[] => {
    if (item.type === 'category') {
      const own = item.href === undefined ? [] : [{permalink: item.href, title: item.label, isListed: !item.linkUnlisted}];
      return [...own, ...pagesIn(item.items)];
    }
    return item.type === 'link' && item.docId !== undefined ? [{permalink: item.href, title: item.label, isListed: !item.unlisted}] : [];
  });

/** The pages before and after a category's; upstream leaves out unlisted notes for notes alone. */
export function neighbours(items: PropSidebarItem[], category: string): {previous?: Page; next?: Page} {
  const pages = pagesIn(items).filter(({isListed, permalink}) => isListed || permalink === category);
  const at = pages.findIndex(({permalink}) => permalink === category);
  return {previous: pages[at - 1], next: pages[at + 1]};
}
