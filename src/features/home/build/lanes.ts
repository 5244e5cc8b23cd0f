import {sections} from '../../../../config/sections';
import type {Section} from '../../../shared/build/listSections';

/** Sections about this site itself: reached from 开始阅读, not part of the route map. */
const ABOUT_THE_SITE = new Set(sections.filter(({isAboutSite}) => isAboutSite).map(({folder}) => folder));
const MAX_STATIONS = 6;

/** A section as the home page shows it: with the first of its notes, and how many they are. */
export interface Lane extends Section {
  count: number;
}

/** What the home page shows of the sections, and no more: its script carries it all. */
export const lanesOf = (all: Section[]): Lane[] =>
  all
    .filter(({name}) => !ABOUT_THE_SITE.has(name))
    .map((section) => ({...section, stations: section.stations.slice(0, MAX_STATIONS), count: section.stations.length}));
