import serverOnly from '@site/src/features/html-bodies/serverOnly';

/** How much a sidebar category is. */
export const CategoryFacts = serverOnly('facts', () => import(/* webpackChunkName: "bodies" */ './Facts'));

/** What a sidebar category holds: a table of contents, and a map of what to read before what. */
export default serverOnly('contents', () => import(/* webpackChunkName: "bodies" */ './Contents'));
