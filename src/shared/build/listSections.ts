import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {known} from './known';
import {listedNotes} from './listed';
import type {ListedProps} from '../ui/noteFrontMatter';

export interface Station {
  title: string;
  path: string;
  /** The name of the part of the section that begins with it. */
  part?: string;
}

/** A top-level category of the docs, with its listed notes in reading order. */
export interface Section {
  name: string;
  label: string;
  description: string;
  path: string;
  /** How long all its notes take to read. */
  minutes: number;
  stations: Station[];
}

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** The ids of the docs in an item of a sidebar, in reading order. */
export function docIds(item: SidebarItem): string[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category':
      return item.items.flatMap(docIds);
    default:
      return [];
  }
}

/** What src/features/markdown/build/parseFrontMatter.ts has computed. */
const minutesOf = ({sidebar_custom_props: listed}: {sidebar_custom_props?: Partial<ListedProps>}): number => listed?.minutes ?? 0;

/** The parts of a section, the categories in its own, by the first of their docs that a list may name. */
const partsOf = (items: SidebarItem[], isListed: (id: string) => boolean): Map<string, string> =>
  new Map(
    items.flatMap((item) => {
      const first = docIds(item).find(isListed);
      return item.type === 'category' && first !== undefined ? [[first, item.label] as const] : [];
    }),
  );

/** The sections of a docs version, in the order of the sidebar that holds all articles; none for a category without a listed note. */
export function listSections(version: LoadedVersion): Section[] {
  const docs = new Map(listedNotes(version).map((doc) => [doc.id, doc]));
  return known(version.sidebars.tutorialSidebar, '侧边栏 tutorialSidebar').flatMap((item) => {
    if (item.type !== 'category' || item.link?.type !== 'generated-index') {
      return [];
    }
    const notes = docIds(item).flatMap((id) => docs.get(id) ?? []);
    const [first] = notes;
    if (!first) {
      return [];
    }
    const parts = partsOf(item.items, (id) => docs.has(id));
    return {
      name: first.sourceDirName.split('/')[0]!,
      label: item.label,
      description: item.link.description ?? '',
      path: item.link.permalink,
      minutes: notes.reduce((sum, {frontMatter}) => sum + minutesOf(frontMatter), 0),
      stations: notes.map((doc) => {
        const part = parts.get(doc.id);
        return {title: doc.frontMatter.sidebar_label ?? doc.title, path: doc.permalink, ...(part !== undefined && {part})};
      }),
    };
  });
}
