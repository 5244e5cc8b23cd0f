import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {known} from './known';

export interface Station {
  title: string;
  path: string;
}

/** A top-level category of the docs, with its published notes in reading order. */
export interface Section {
  name: string;
  label: string;
  description: string;
  path: string;
  stations: Station[];
}

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

function docIds(item: SidebarItem): string[] {
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

/** The sections of a docs version, in the order of the sidebar that holds all articles. */
export function listSections(version: LoadedVersion): Section[] {
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  return known(version.sidebars.tutorialSidebar, '侧边栏 tutorialSidebar').flatMap((item) => {
    if (item.type !== 'category' || item.link?.type !== 'generated-index') {
      return [];
    }
    const notes = docIds(item).map((id) => docs.get(id)!);
    return {
      name: notes[0]!.sourceDirName.split('/')[0]!,
      label: item.label,
      description: item.link.description ?? '',
      path: item.link.permalink,
      stations: notes.map((doc) => ({title: doc.frontMatter.sidebar_label ?? doc.title, path: doc.permalink})),
    };
  });
}
