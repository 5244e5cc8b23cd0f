// Change: the server alone draws it: one unlisted page would add the code of admonitions to every page.
import serverOnly from '@site/src/features/html-bodies/serverOnly';

export default serverOnly('visibility', () => import(/* webpackChunkName: "bodies" */ '@theme-init/ContentVisibility'));
