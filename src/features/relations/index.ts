import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTerms} from '../glossary/readTerms';
import {noteEnds} from './build/noteEnd';
import {readNotes} from './build/readNotes';
import {relate} from './build/relate';
import {withAddresses} from './build/withAddresses';

export type {NoteEnd} from './build/noteEnd';

/** Computes what stands at the end of each note, for the part that the server alone draws (NoteEnd): none of it reaches the browser as data. */
export default function relations({siteDir}: LoadContext): Plugin {
  return {
    name: 'relations',
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const notes = readNotes(path.join(siteDir, 'docs'), readTerms(siteDir));
      const related = relate(notes);
      const relationsOf = (source: string) => {
        const own = related.get(source.replace(/^@site\/docs\/|\.mdx?$/g, ''));
        // Those of a site whose notes lie elsewhere, of frozen versions, and what is no note, are related to nothing.
        return own ? withAddresses(own, loadedVersions[0]!.docs) : {tags: [], next: [], related: [], backlinks: []};
      };
      // Each version's notes have an end, or a site that has frozen one (docs:version) would not build.
      const ends = loadedVersions.flatMap((version) => Object.entries(noteEnds(version, relationsOf)));
      await actions.createData('ends.json', Object.fromEntries(ends));
      // For the maps of sections (src/features/relations/SectionMap), fetched by pages of sections only.
      await actions.createData('prerequisites.json', Object.fromEntries(notes.map(({id, prerequisites}) => [id, prerequisites])));
    },
  };
}
