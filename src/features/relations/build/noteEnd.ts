import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {listSections, type Section} from '../../../shared/build/listSections';
import type {LinkedRelations, NoteLink} from './withAddresses';

/** The one note that a reader is led to. */
export interface NextNote extends NoteLink {
  /** Where it stands in its section: `数据结构 7 / 37`. */
  place?: string;
  minutes?: number;
  /** Why to read it now: the note's own `next_because`, else what the next one is about. */
  why?: string;
}

/** What stands at the end of a note. No note is named twice. */
export interface NoteEnd {
  next?: NextNote;
  /** Other notes that ask for this one first. */
  also: NoteLink[];
  related: NoteLink[];
  /** The page of its section. */
  back?: NoteLink;
  backlinks: LinkedRelations['backlinks'];
  tags: string[];
}

type Doc = Pick<LoadedVersion['docs'][number], 'title' | 'permalink' | 'description' | 'frontMatter' | 'previous' | 'next'>;

/** The end of a note: first the next one of the sidebar or, at the sidebar's end, the first that asks for this one. */
export function noteEnd(doc: Doc, {next: waiting, related, backlinks, tags}: LinkedRelations, docs: Doc[], sections: Section[]): NoteEnd {
  const first: NoteLink | undefined = doc.next ? {title: doc.next.title, path: doc.next.permalink} : waiting[0];
  const named = new Set([doc.permalink, first?.path, doc.previous?.permalink]);
  const unnamed = <Link extends NoteLink>(links: Link[]): Link[] => {
    const left = links.filter(({path}) => !named.has(path));
    left.forEach(({path}) => named.add(path));
    return left;
  };
  const own = sections.find(({stations}) => stations.some(({path}) => path === doc.permalink));
  const because = doc.frontMatter.next_because as string | undefined;
  return {
    ...(first && {next: nextNote(first, because, docs, sections)}),
    also: unnamed(waiting),
    related: unnamed(related),
    ...(own && {back: {title: `${own.label}总览`, path: own.path}}),
    backlinks: unnamed(backlinks),
    tags,
  };
}

function nextNote(link: NoteLink, because: string | undefined, docs: Doc[], sections: Section[]): NextNote {
  const doc = docs.find(({permalink}) => permalink === link.path);
  const {minutes} = (doc?.frontMatter.sidebar_custom_props ?? {}) as {minutes?: number};
  const why = because ?? doc?.description;
  const section = sections.find(({stations}) => stations.some(({path}) => path === link.path));
  const at = section?.stations.findIndex(({path}) => path === link.path) ?? 0;
  return {
    ...link,
    ...(section && {place: `${section.label} ${at + 1} / ${section.stations.length}`}),
    ...(minutes && {minutes}),
    ...(why && {why}),
  };
}

/** The ends of all notes, by Docusaurus' name of their file (`@site/docs/…`). */
export function noteEnds(version: LoadedVersion, relationsOf: (source: string) => LinkedRelations): Record<string, NoteEnd> {
  const sections = listSections(version);
  return Object.fromEntries(
    version.docs.map((doc) => [doc.source, noteEnd(doc, relationsOf(doc.source), version.docs, sections)] as const),
  );
}
