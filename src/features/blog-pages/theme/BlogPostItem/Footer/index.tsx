// Change: a box says who wrote the post. The server alone draws it.
import serverOnly from '@site/src/features/html-bodies/serverOnly';

export default serverOnly('footer', () => import(/* webpackChunkName: "bodies" */ './Footer'));
