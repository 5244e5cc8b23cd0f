import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/** The listed notes of a sidebar in reading order. */
export const notesIn = (items: readonly PropSidebarItem[]): PropSidebarItemLink[] =>
  items.flatMap((item) =>
    item.type === 'category' ? notesIn(item.items) : item.type === 'link' && item.docId !== undefined && !item.unlisted ? [item] : [],
  );
