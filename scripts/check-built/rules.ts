import {bodies} from './bodies';
import {budgets} from './budgets';
import {cards} from './cards';
import {complete} from './complete';
import {documents} from './documents';
import {epubs} from './epubs';
import {feeds} from './feeds';
import {hosts} from './hosts';
import {internalLinks} from './internalLinks';
import {knownElements} from './knownElements';
import {leanApp} from './leanApp';
import {markdown} from './markdown';
import {published} from './published';
import {outsideLinks} from './outsideLinks';
import {pictures} from './pictures';
import {resources} from './resources';
import {secrets} from './secrets';
import {security} from './security';
import {oldScripts, oldStyles} from './oldBrowsers';
import {sitemap} from './sitemap';
import {spelling} from './spelling';
import {strayMarkers} from './strayMarkers';
import {head, imageAlt, imageSize, lastUpdated, oneH1, uniqueIds} from './structure';
import type {BuiltRule} from './types';

/** The rules for every built site. */
const BUILT_RULES: BuiltRule[] = [
  strayMarkers,
  knownElements,
  oneH1,
  imageAlt,
  imageSize,
  uniqueIds,
  head,
  lastUpdated,
  resources,
  internalLinks,
  outsideLinks,
  pictures,
  oldScripts,
  oldStyles,
  security,
  secrets,
  documents,
  cards,
  epubs,
  sitemap,
  spelling,
  feeds,
  markdown,
  published,
  hosts,
  complete,
];

/** Those that hold for what the cuts of src/features/lean leave out. */
const LEAN_RULES: BuiltRule[] = [bodies, budgets, leanApp];

/** The rules for a build, lean or not. */
export const builtRules = (isLean: boolean): BuiltRule[] => (isLean ? [...BUILT_RULES, ...LEAN_RULES] : BUILT_RULES);
