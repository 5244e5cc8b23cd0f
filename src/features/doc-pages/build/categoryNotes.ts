import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {TransformContext} from '../../../shared/build/bundler';

interface SidebarItem {
  type: string;
  href?: string;
  docId?: string;
  customProps?: object;
  items?: SidebarItem[];
}

/** What a file of the docs plugin holds for the pages that it is for, as far as it matters here. */
interface Props {
  version?: {docs: Record<string, {description?: string}>; docsSidebars: Record<string, SidebarItem[]>};
  categoryGeneratedIndex?: {permalink: string};
}

/**
 * The props of a category's page with what its table of contents shows of each note (CategoryContents): description, the
 * facts of its front matter, and which notes of the same category to read before it. Upstream gives them to notes alone.
 *
 * @param siblings the props of all routes of the docs plugin
 * @param prerequisites of notes, by their ids
 * @throws Error when no sidebar has the category
 */
export function categoryNotes(props: Props, siblings: () => Props[], prerequisites: Record<string, string[]>): Props {
  const {categoryGeneratedIndex: category} = props;
  if (!category) {
    return props;
  }
  for (const {version} of siblings()) {
    const sidebars = version ? itemsIn(Object.values(version.docsSidebars).flat()) : [];
    const item = sidebars.find(({href, type}) => type === 'category' && href === category.permalink);
    if (version && item) {
      const links = itemsIn(item.items ?? []).flatMap(({docId, customProps}) => (docId ? [{docId, customProps}] : []));
      const ids = new Set(links.map(({docId}) => docId));
      const notes = links.map(({docId, customProps}) => {
        const before = (prerequisites[docId] ?? []).filter((id) => ids.has(id));
        return [docId, {description: version.docs[docId]?.description, ...customProps, prerequisites: before}] as const;
      });
      return {categoryGeneratedIndex: {...category, notes: Object.fromEntries(notes)} as Props['categoryGeneratedIndex']};
    }
  }
  throw new Error(`没有哪个侧边栏有栏目 ${category.permalink}：插件 docs 的数据变了样 → 改 src/features/doc-pages/build/categoryNotes.ts`);
}

/** The items of a sidebar, those of its categories too. */
const itemsIn = (items: SidebarItem[]): SidebarItem[] => items.flatMap((item) => [item, ...itemsIn(item.items ?? [])]);

/** `categoryNotes` for a file of the docs plugin, with what lies beside it. */
export function withCategoryNotes(source: string, {context, addDependency}: TransformContext): string {
  const props = JSON.parse(source) as Props;
  if (!props.categoryGeneratedIndex) {
    return source;
  }
  const read = (file: string): unknown => {
    addDependency(file);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const files = readdirSync(context).filter((name) => name.endsWith('.json'));
  const siblings = () => files.map((name) => read(path.join(context, name)) as Props);
  const prerequisites = read(path.join(context, '../../../relations/default/prerequisites.json')) as Record<string, string[]>;
  return JSON.stringify(categoryNotes(props, siblings, prerequisites));
}
