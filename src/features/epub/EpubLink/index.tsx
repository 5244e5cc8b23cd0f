import serverOnly from '@site/src/features/html-bodies/serverOnly';

/** A section's EPUB to download. The size stands in the HTML alone: the pages are drawn before the book is. */
export default serverOnly('epub', () => import(/* webpackChunkName: "bodies" */ './Link'));
