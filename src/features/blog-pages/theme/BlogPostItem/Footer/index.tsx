// Change: the server alone draws it.
import still from '@site/src/features/html-bodies/still';

export default still('footer', () => import(/* webpackChunkName: "bodies" */ '@theme-init/BlogPostItem/Footer'));
