import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import {listedNotes, listedPosts, notesOf, postsOf, unlistedPages} from '../../shared/build/listed';
import {listSections} from '../../shared/build/listSections';

/** A note or a post, as its other editions need it. */
export interface Page {
  title: string;
  description: string;
  /** What else readers ask for it with, from its front matter. */
  askedAs: string[];
  /** Its route with the base path, not encoded: `/docs/CUDA/1.0 并行计算与计算机架构`. */
  path: string;
  /** When a post was published. */
  published?: Date;
  /** When the file was last changed; unknown without a history. */
  updated?: Date;
}

export interface Section {
  /** The folder of its notes, such as `CUDA`. */
  name: string;
  label: string;
  description: string;
  /** The route of its contents. */
  path: string;
  pages: Page[];
}

export interface Site {
  /** The top-level categories with their notes in reading order. */
  sections: Section[];
  /** Notes that are in no section, such as the introduction. */
  others: Page[];
  posts: Page[];
}

/** The notes and posts that the build lists, from the content of their plugins. */
export function listPages(props: Pick<Props, 'plugins'>): Site {
  const version = notesOf(props);
  const notes = new Map(listedNotes(version).map((doc) => [doc.permalink, toPage(doc)]));
  const sections = listSections(version).map(({stations, ...section}) => ({
    ...section,
    pages: stations.flatMap(({path}) => take(notes, path)),
  }));
  return {
    sections,
    others: [...notes.values()],
    posts: listedPosts(postsOf(props)).map(toPost),
  };
}

/** The notes and posts that the build lists nowhere. */
export function listUnlisted(props: Pick<Props, 'plugins'>): Page[] {
  const {notes, posts} = unlistedPages(props);
  return [...notes.map(toPage), ...posts.map(toPost)];
}

type Metadata = Pick<LoadedVersion['docs'][number], 'title' | 'description' | 'permalink' | 'lastUpdatedAt'> & {
  frontMatter: Record<string, unknown>;
};

const toPage = ({title, description, permalink, lastUpdatedAt, frontMatter}: Metadata): Page => ({
  title,
  description,
  askedAs: (frontMatter.asked_as as string[] | undefined) ?? [],
  path: permalink,
  ...(lastUpdatedAt && {updated: new Date(lastUpdatedAt)}),
});

const toPost = ({metadata}: BlogContent['blogPosts'][number]): Page => ({...toPage(metadata), published: metadata.date});

function take(notes: Map<string, Page>, path: string): Page[] {
  const note = notes.get(path);
  notes.delete(path);
  return note ? [note] : [];
}
