import serverOnly from '@site/src/features/html-bodies/serverOnly';

/** What a sidebar category holds: a map of what to read before what, and a table of contents. */
export default serverOnly('contents', () => import(/* webpackChunkName: "bodies" */ './Contents'));
