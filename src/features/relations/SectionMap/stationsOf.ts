import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Notes} from '../../doc-pages/CategoryContents/List';
import type {Station} from './Map';

/** The listed notes of a sidebar category and of those in it, in their order. */
export function stationsOf(items: PropSidebarItem[], notes: Notes): Station[] {
  return items.flatMap((item): Station[] => {
    if (item.type === 'category') {
      return stationsOf(item.items, notes);
    }
    return item.type === 'link' && item.docId !== undefined && !item.unlisted
      ? [{id: item.docId, title: item.label, href: item.href, prerequisites: notes[item.docId]?.prerequisites ?? []}]
      : [];
  });
}
