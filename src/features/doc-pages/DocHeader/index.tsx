import still from '@site/src/features/html-bodies/still';

/** Header of a note: title, what the reader can do afterwards, how long it takes, when it was checked, what to know before. */
export default still('header', () => import(/* webpackChunkName: "bodies" */ './Header'));
