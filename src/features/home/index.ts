import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {listLatest} from './build/listLatest';
import {listedNotes, listedPosts} from '../../shared/build/listed';
import {lanesOf} from './build/lanes';
import {listSections, type Section} from '../../shared/build/listSections';
import {sections as settings} from '../../../config/sections';

/** Global data: available to every page. */
export interface HomeGlobalData {
  sections: SectionData[];
  /** How many notes and posts are listed. */
  notes: number;
  posts: number;
}

/** What every page knows of a section. */
export interface SectionData extends Pick<Section, 'name' | 'label' | 'path' | 'minutes'> {
  /** Its listed notes. */
  count: number;
  /** The name of its own sidebar. */
  sidebar?: string;
  /** It is not in the navbar, and not about this site either. */
  isBeside?: true;
}

/** A section in lists of sections; a file of its own (`sections.json`), loaded only where such a list is shown. */
export type SectionCard = Omit<Section, 'stations'> & {count: number};

/**
 * Makes the home page from the docs and posts that the build found.
 * @param description what the site is, below its tagline; may be empty
 */
export const home =
  (description: string): PluginModule =>
  ({baseUrl}: LoadContext): Plugin => ({
    name: 'home',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    async allContentLoaded({allContent, actions}) {
      const version = (allContent['docusaurus-plugin-content-docs']!.default as LoadedContent).loadedVersions[0]!;
      const blog = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
      const sections = listSections(version);
      const globalData: HomeGlobalData = {
        sections: sections.map(({stations, description, ...section}) => {
          const {sidebar, navbarLabel, isAboutSite} = settings.find(({folder}) => folder === section.name) ?? {};
          return {
            ...section,
            count: stations.length,
            ...(sidebar && sidebar in version.sidebars && {sidebar}),
            ...(!(sidebar && navbarLabel) && !isAboutSite && {isBeside: true as const}),
          };
        }),
        notes: listedNotes(version).length,
        posts: listedPosts(blog).length,
      };
      actions.setGlobalData(globalData);
      const cards: SectionCard[] = sections.map(({stations, ...section}) => ({...section, count: stations.length}));
      await actions.createData('sections.json', cards);
      await actions.createData('lanes.json', lanesOf(sections));
      await actions.createData('home.json', {description, latest: listLatest(version, blog)});
      // Not by the absolute path that `createData` returns: chunk names, and so the main script, would depend on the folder of the build.
      actions.addRoute({
        path: baseUrl,
        component: '@site/src/features/home/Home',
        exact: true,
        modules: {home: '@generated/home/default/home.json'},
      });
    },
  });
