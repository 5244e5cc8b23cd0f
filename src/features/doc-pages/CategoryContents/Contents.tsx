import {type ReactNode} from 'react';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import SectionMap from '../../relations/SectionMap';
import {stationsOf} from '../../relations/SectionMap/stationsOf';
import List from './List';
import type {Notes} from './notes';

export default function Contents({notes}: {notes: Notes}): ReactNode {
  const {items} = useCurrentSidebarCategory();
  return (
    <>
      <List items={items} notes={notes} />
      <SectionMap stations={stationsOf(items, notes)} />
    </>
  );
}
