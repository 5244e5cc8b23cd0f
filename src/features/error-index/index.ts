import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {NoteFrontMatter} from '../../shared/ui/noteFrontMatter';
import {listSections} from '../../shared/build/listSections';
import {listedNotes, listedPosts} from '../../shared/build/listed';
import {messagesOf, type Message} from './build/messages';

/** A page with the messages it explains. */
export interface PageMessages {
  title: string;
  permalink: string;
  /** What the list of all articles calls the section of a note, or the blog. */
  section: string;
  messages: Message[];
  /** When the programs of the page were run last. */
  verified?: string;
}

/** Writes the messages that notes and posts explain to a file that only the page of messages takes in (build/errorsPage.ts). */
export default function errorIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'error-index',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    async allContentLoaded({allContent, actions}) {
      const version = (allContent['docusaurus-plugin-content-docs']!.default as LoadedContent).loadedVersions[0]!;
      const blog = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
      const labels = new Map(listSections(version).map(({name, label}) => [name, label]));
      const sectionOf = (folder: string) => labels.get(folder) ?? folder;
      const read = (source: string) => messagesOf(readFileSync(path.join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8'));
      const pages: PageMessages[] = [
        ...listedNotes(version).map(({title, permalink, source, sourceDirName, frontMatter}) => ({
          title,
          permalink,
          section: sectionOf(sourceDirName.split('/')[0]!),
          messages: read(source),
          verified: (frontMatter as NoteFrontMatter).verified?.date,
        })),
        ...listedPosts(blog).map(({metadata: {title, permalink, source}}) => ({title, permalink, section: '博客', messages: read(source)})),
      ];
      await actions.createData(
        'errors.json',
        pages.filter(({messages}) => messages.length > 0),
      );
    },
  };
}
