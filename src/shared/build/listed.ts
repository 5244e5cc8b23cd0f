import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';

type Note = LoadedVersion['docs'][number];
type Post = BlogContent['blogPosts'][number];

/** The address of the page of a folder (`README.md`) ends with a slash for the docs plugin, and without one for the router. */
const routed = (note: Note): Note => ({...note, permalink: note.permalink.replace(/(?<=.)\/$/, '')});

/** The notes that lists may name. One that is unlisted is whole where it is opened, and nothing leads there. */
export const listedNotes = ({docs}: Pick<LoadedVersion, 'docs'>): Note[] =>
  docs.filter(({unlisted, draft}) => !unlisted && !draft).map(routed);

/** The posts that lists may name. */
export const listedPosts = ({blogPosts}: Pick<BlogContent, 'blogPosts'>): Post[] => blogPosts.filter(({metadata}) => !metadata.unlisted);

type Plugins = Pick<Props, 'plugins'>;
const contentOf = ({plugins}: Plugins, name: string) =>
  plugins.find((plugin) => plugin.name === `docusaurus-plugin-content-${name}`)!.content;

/** The notes of the build, as their plugin loaded them. */
export const notesOf = (props: Plugins): LoadedVersion => (contentOf(props, 'docs') as LoadedContent).loadedVersions[0]!;

/** The posts of the build, as their plugin loaded them. */
export const postsOf = (props: Plugins): BlogContent => contentOf(props, 'blog') as BlogContent;

/** The unlisted notes and posts of the build. */
export function unlistedPages(props: Plugins): {notes: Note[]; posts: Post[]} {
  return {
    notes: notesOf(props)
      .docs.filter(({unlisted}) => unlisted)
      .map(routed),
    posts: postsOf(props).blogPosts.filter(({metadata}) => metadata.unlisted),
  };
}
