import still from '@site/src/features/html-bodies/still';

/** What a sidebar category holds: a map of what to read before what, and a table of contents. */
export default still('contents', () => import(/* webpackChunkName: "bodies" */ './Contents'));
