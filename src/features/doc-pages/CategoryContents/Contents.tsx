import {type ReactNode} from 'react';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import SectionMap from '../../relations/SectionMap';
import {stationsOf} from '../../relations/SectionMap/stationsOf';
import List, {type Notes} from './List';

export default function Contents({notes}: {notes: Notes}): ReactNode {
  const {items} = useCurrentSidebarCategory();
  return (
    <>
      <SectionMap stations={stationsOf(items, notes)} />
      <List items={items} notes={notes} />
    </>
  );
}
