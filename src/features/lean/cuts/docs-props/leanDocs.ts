interface SidebarItem {
  label?: string;
  docId?: string;
  unlisted?: boolean;
  customProps?: object;
  items?: SidebarItem[];
}

interface Doc {
  title: string;
  description?: string;
}

interface Version {
  docs: Record<string, Doc>;
  docsSidebars: Record<string, SidebarItem[]>;
}

/**
 * Props of the docs plugin for a route. Those of a version are loaded with every note, so they are stripped of the titles of other notes that
 * the sidebars say as well (src/features/doc-pages/DocHeader/titleOf.ts), of their descriptions and of the
 * custom props of their entries, which only category pages show, as HTML. All other props are unchanged.
 */
export function leanDocs(source: string): string {
  const props = JSON.parse(source) as {version?: Version};
  if (!props.version) {
    return source;
  }
  const {docs, docsSidebars} = props.version;
  const labels = new Map(itemsIn(Object.values(docsSidebars).flat()).map(({docId, label}) => [docId, label]));
  const unnamed = Object.entries(docs).filter(([id, {title}]) => labels.get(id) !== title);
  return JSON.stringify({
    ...props,
    version: {
      ...props.version,
      docs: Object.fromEntries(unnamed.map(([id, {description, ...doc}]) => [id, doc])),
      docsSidebars: Object.fromEntries(Object.entries(docsSidebars).map(([name, items]) => [name, items.map(leanItem)])),
    },
  });
}

/** Without defaults, and without what only lists of notes show. */
const leanItem = ({unlisted, customProps, ...item}: SidebarItem): SidebarItem => ({
  ...item,
  ...(unlisted && {unlisted}),
  ...(item.items && {items: item.items.map(leanItem)}),
});

const itemsIn = (items: SidebarItem[]): SidebarItem[] => items.flatMap((item) => [item, ...itemsIn(item.items ?? [])]);
