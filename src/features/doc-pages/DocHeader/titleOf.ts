import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/** The title of another note. Those that a sidebar says are there only (src/features/lean). */
export function titleOf(
  {docs, docsSidebars}: {docs: Record<string, {title: string}>; docsSidebars: PropVersionMetadata['docsSidebars']},
  id: string,
): string | undefined {
  return docs[id]?.title ?? labelIn(Object.values(docsSidebars).flat(), id);
}

function labelIn(items: PropSidebarItem[], id: string): string | undefined {
  for (const item of items) {
    const label = item.type === 'link' && item.docId === id ? item.label : item.type === 'category' ? labelIn(item.items, id) : undefined;
    if (label !== undefined) {
      return label;
    }
  }
  return undefined;
}
