import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Relations} from './relate';

/** A link to a note, as Docusaurus named and placed it. */
export interface NoteLink {
  title: string;
  path: string;
}

/** What stands at the foot of a note, with links. */
export interface LinkedRelations {
  tags: string[];
  next: NoteLink[];
  related: NoteLink[];
  backlinks: (NoteLink & {sentence?: string; heading?: string})[];
}

type Doc = Pick<LoadedVersion['docs'][number], 'source' | 'title' | 'permalink'>;

/** Relations name notes by their files; a page is not always where its file is (`slug`, `README.md`, a file named as its folder). */
export function withAddresses({tags, next, related, backlinks}: Relations, docs: Doc[]): LinkedRelations {
  const links = new Map(
    docs.map(({source, title, permalink}) => [source.replace(/^@site\/docs\/|\.mdx?$/g, ''), {title, path: permalink}] as const),
  );
  const linksTo = (ids: string[]) => ids.flatMap((id) => links.get(id) ?? []);
  return {
    tags,
    next: linksTo(next),
    related: linksTo(related),
    backlinks: backlinks.flatMap(({id, ...place}) => {
      const link = links.get(id);
      return link ? [{...link, ...place}] : [];
    }),
  };
}
