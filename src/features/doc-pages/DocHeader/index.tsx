import serverOnly from '@site/src/features/html-bodies/serverOnly';

/** Header of a note: title, what the reader can do afterwards, how long it takes, when it was checked, what to know before. */
export default serverOnly('header', () => import(/* webpackChunkName: "bodies" */ './Header'));
