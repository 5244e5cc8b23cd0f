import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {duration} from '../../sidebar/duration';
import {notesIn} from '../../sidebar/notesIn';
import type {Notes} from './notes';

/** How much there is to read in some items of a sidebar. */
export function amountOf(items: PropSidebarItem[], notes: Notes): {count: number; time: string; playable: number} {
  const listed = notesIn(items).flatMap(({docId = ''}) => notes[docId] ?? []);
  return {
    count: notesIn(items).length,
    time: duration(listed.reduce((sum, {minutes = 0}) => sum + minutes, 0)),
    playable: listed.filter(({isInteractive}) => isInteractive).length,
  };
}
