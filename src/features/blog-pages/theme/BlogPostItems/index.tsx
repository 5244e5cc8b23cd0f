// Change: the server alone draws the list; neither its code nor what it says of the posts is in a script.
import serverOnly from '@site/src/features/html-bodies/serverOnly';

export default serverOnly('posts', () => import(/* webpackChunkName: "bodies" */ '@theme-init/BlogPostItems'));
