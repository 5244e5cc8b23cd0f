import {sections} from '../../../../config/sections';
import type {Section} from '../../../shared/build/listSections';

/** Sections about this site itself: reached from 开始阅读, not part of the route map. */
const ABOUT_THE_SITE = new Set(sections.filter(({isAboutSite}) => isAboutSite).map(({folder}) => folder));

/** A number says nothing on a map on which the stations stand in their order. */
const NUMBER = /^第 ?\S+ ?章\s*/;

/** A note on its lane. */
export interface Stop {
  title: string;
  path: string;
  /** It begins a part of the section: its name, and how many notes it has. */
  part?: {name: string; count: number};
}

/** A section as a lane: all its notes, in reading order. */
export interface Lane {
  name: string;
  label: string;
  path: string;
  stops: Stop[];
}

/** The lanes of the map on the home page. */
export const lanesOf = (all: Section[]): Lane[] =>
  all.filter(({name}) => !ABOUT_THE_SITE.has(name)).map(({name, label, path, stations}) => ({name, label, path, stops: stopsOf(stations)}));

function stopsOf(stations: Section['stations']): Stop[] {
  const starts = stations.flatMap(({part}, i) => (part === undefined ? [] : [i]));
  return stations.map(({title, path, part}, i) => {
    const end = starts.find((start) => start > i) ?? stations.length;
    return {title, path, ...(part !== undefined && {part: {name: part.replace(NUMBER, ''), count: end - i}})};
  });
}

/** Whether a note is one of those about the site: an update of these is no news for readers. */
export const isAboutSite = (folder: string): boolean => ABOUT_THE_SITE.has(folder);
