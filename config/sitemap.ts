import {BOOKS} from '../src/features/books/bookPath';

/** Pages that hold nothing of their own, below the base path: search, what is kept for times without a network, and a redirect to the main doc. */
export const NOT_IN_SITEMAP = ['search', 'docs', 'offline'];

/** Whether the sitemap lists a built page; the books of the sections (src/features/books) only repeat the notes. */
export const isListed = (file: string): boolean =>
  !['404', ...NOT_IN_SITEMAP].includes(file.replace(/\.html$/, '')) && !file.startsWith(`${BOOKS}/`);
