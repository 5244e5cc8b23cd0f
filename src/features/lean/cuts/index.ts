import type {Cut} from '../Cut';
import {archiveProps} from './archive-props';
import {chunkAddresses} from './chunk-address';
import {docsProps} from './docs-props';
import {head} from './head';
import {htmlBodies} from './html-bodies';
import {noteRoutes} from './note-routes';
import {prism} from './prism';
import {searchWords} from './search-words';
import {sharedChunks} from './shared-chunks';
import {siteConfig} from './site-config';
import {tslib} from './tslib';
import {unusedParts} from './unused-parts';
import {utf8Scripts} from './utf8-scripts';

/** In the order in which they change a build. */
export const cuts: Cut[] = [
  // Before the routes, which drop the registry's entries of bodies.
  htmlBodies,
  noteRoutes,
  docsProps,
  archiveProps,
  sharedChunks,
  // After the chunks that are shared: it says where those went that became part of another, which upstream's table does not.
  chunkAddresses,
  // About a kilobyte each, but without them the page of a category takes more than its budget.
  searchWords,
  siteConfig,
  unusedParts,
  prism,
  head,
  tslib,
  utf8Scripts,
];
