import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTerms} from '../glossary/readTerms';
import {dataName} from './build/file';
import {readNotes} from './build/readNotes';
import {relate} from './build/relate';
import {withAddresses} from './build/withAddresses';

/**
 * Computes what stands at the foot of each note and writes it to a file that only that note's page takes in (src/features/relations/build/relationsFooter.ts):
 * a page is compiled anew when its own relations change, and none of it reaches the browser as data.
 */
export default function relations({siteDir}: LoadContext): Plugin {
  return {
    name: 'relations',
    async allContentLoaded({allContent, actions}) {
      const {docs} = (allContent['docusaurus-plugin-content-docs']!.default as LoadedContent).loadedVersions[0]!;
      const notes = readNotes(path.join(siteDir, 'docs'), readTerms(siteDir));
      await Promise.all([...relate(notes)].map(([id, data]) => actions.createData(dataName(id), withAddresses(data, docs))));
      // For the maps of sections (src/features/relations/SectionMap), fetched by pages of sections only.
      await actions.createData('prerequisites.json', Object.fromEntries(notes.map(({id, prerequisites}) => [id, prerequisites])));
    },
  };
}
