import type {Options} from '@docusaurus/preset-classic';
import {BOOKS} from '../src/features/books/bookPath';

/** Pages that hold nothing of their own, below the base path: search, what is kept for times without a network, and a redirect to the main doc. */
const NOT_IN_SITEMAP = ['search', 'docs', 'offline'];

/** How the sitemap of a site with this base path is written: with dates, and without guesses at what changes how often. */
export const sitemap = (baseUrl: string): Options['sitemap'] => ({
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: NOT_IN_SITEMAP.map((path) => `${baseUrl}${path}`),
});

/** Whether the sitemap lists a built page; the books of the sections (src/features/books) only repeat the notes. */
export const isListed = (file: string): boolean =>
  !['404', ...NOT_IN_SITEMAP].includes(file.replace(/\.html$/, '')) && !file.startsWith(`${BOOKS}/`);
