// Change: it stands beside the list in the HTML, where the client leaves it; upstream has the browser make it anew from all posts.
import serverOnly from '@site/src/features/html-bodies/serverOnly';

export default serverOnly('structured-data', () => import(/* webpackChunkName: "bodies" */ './Script'));
