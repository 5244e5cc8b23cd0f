import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Notes} from '../../doc-pages/CategoryContents/notes';
import {SAMPLE} from '../../sidebar/sample';
import type {Station} from './Map';

/**
 * The listed notes of a sidebar category and of those in it, in their order. A sample is no beginning: it comes last here, and so
 * stands on the map behind what it asks for.
 */
export function stationsOf(items: PropSidebarItem[], notes: Notes): Station[] {
  const all = (some: PropSidebarItem[], chapter?: string): (Station & {isSample: boolean})[] =>
    some.flatMap((item) => {
      if (item.type === 'category') {
        return all(item.items, item.label);
      }
      if (item.type !== 'link' || item.docId === undefined || item.unlisted) {
        return [];
      }
      const {prerequisites = [], minutes = 0} = notes[item.docId] ?? {};
      const station = {id: item.docId, title: item.label, href: item.href, minutes, prerequisites, ...(chapter !== undefined && {chapter})};
      return [{...station, isSample: item.className === SAMPLE}];
    });
  return all(items)
    .sort((a, b) => Number(a.isSample) - Number(b.isSample))
    .map(({isSample, ...station}) => station);
}
