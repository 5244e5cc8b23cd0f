// Change: the server alone draws the list; neither its code nor what it says of the posts is in a script.
import still from '@site/src/client/body/still';

export default still('posts', () => import(/* webpackChunkName: "bodies" */ '@theme-original/BlogPostItems'));
