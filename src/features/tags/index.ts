import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {listedNotes, listedPosts} from '../../shared/build/listed';
import {listTags} from './build/listTags';

/** Writes the tags of docs and posts to a file that only the page of tags takes in (src/features/tags/build). */
export default function tags(_context: LoadContext): Plugin {
  return {
    name: 'tags',
    async allContentLoaded({allContent, actions}) {
      const version = (allContent['docusaurus-plugin-content-docs']!.default as LoadedContent).loadedVersions[0]!;
      const blog = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
      const listed = listTags(
        listedNotes(version).map(({title, permalink, frontMatter}) => ({title, permalink, tags: frontMatter.keywords ?? []})),
        listedPosts(blog).map(({metadata: {title, permalink, tags: own}}) => ({title, permalink, tags: own.map(({label}) => label)})),
      );
      await actions.createData('tags.json', listed);
    },
  };
}
