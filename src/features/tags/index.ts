import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {listedNotes, listedPosts} from '../../shared/build/listed';
import {listTags} from './build/listTags';
import {sections} from '../../../config/sections';
import {listSections, type Section} from '../../shared/build/listSections';
import type {ListedProps} from '../../shared/ui/noteFrontMatter';

/** The pages of sections, by what the list of all articles and the navbar call them. */
const namesOf = (listed: Section[]): Map<string, string> =>
  new Map(
    listed.flatMap(({name, label, path: page}) =>
      [label, sections.find(({folder}) => folder === name)?.navbarLabel ?? label].map((called) => [called, page] as const),
    ),
  );

/** Writes the tags of docs and posts to a file that only the page of tags takes in (src/features/tags/build). */
export default function tags(_context: LoadContext): Plugin {
  return {
    name: 'tags',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    async allContentLoaded({allContent, actions}) {
      const version = (allContent['docusaurus-plugin-content-docs']!.default as LoadedContent).loadedVersions[0]!;
      const blog = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
      const listed = listTags(
        listedNotes(version).map(({title, permalink, frontMatter}) => ({
          title,
          permalink,
          tags: frontMatter.keywords ?? [],
          ...(frontMatter.sidebar_custom_props as Partial<ListedProps> | undefined),
        })),
        listedPosts(blog).map(({metadata: {title, permalink, tags: own}}) => ({title, permalink, tags: own.map(({label}) => label)})),
        namesOf(listSections(version)),
      );
      await actions.createData('tags.json', listed);
    },
  };
}
