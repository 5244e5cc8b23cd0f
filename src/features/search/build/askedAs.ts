import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import type {SearchRecord} from '../engine/types';

/** What else readers ask for each page with (front matter `asked_as`), by its route. */
export function askedAs({plugins}: Pick<Props, 'plugins'>): Map<string, string[]> {
  const contents = (name: string) =>
    plugins.filter((plugin) => plugin.name === `docusaurus-plugin-content-${name}`).map(({content}) => content);
  const pages = [
    ...(contents('docs') as LoadedContent[]).flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs)),
    ...(contents('blog') as BlogContent[]).flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata)),
  ];
  return new Map(pages.map(({permalink, frontMatter}) => [permalink, (frontMatter as {asked_as?: string[]}).asked_as ?? []] as const));
}

/** The records of a page with a record for each phrase that readers ask for it with, below its title. */
export function withPhrases(records: SearchRecord[], phrases: string[]): SearchRecord[] {
  const [title, ...rest] = records;
  if (!title) {
    return [];
  }
  const asked = phrases.map((content, nth): SearchRecord => ({
    ...title,
    objectID: `${title.url}:asked-${nth}`,
    type: 'content',
    content,
    weight: {...title.weight, level: 0},
    asked_as: true,
  }));
  return [title, ...asked, ...rest];
}
