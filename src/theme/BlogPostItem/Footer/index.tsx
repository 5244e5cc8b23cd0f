// Change: the server alone draws it.
import still from '@site/src/client/body/still';

export default still('footer', () => import(/* webpackChunkName: "bodies" */ '@theme-original/BlogPostItem/Footer'));
