import serverOnly from '@site/src/features/html-bodies/serverOnly';

/** The sections as lanes that run in parallel, their notes as stations one can enter anywhere. */
export default serverOnly('lanes', () => import(/* webpackChunkName: "bodies" */ './Map'));
