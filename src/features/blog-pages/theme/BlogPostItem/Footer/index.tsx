// Change: the server alone draws it.
import serverOnly from '@site/src/features/html-bodies/serverOnly';

export default serverOnly('footer', () => import(/* webpackChunkName: "bodies" */ '@theme-init/BlogPostItem/Footer'));
