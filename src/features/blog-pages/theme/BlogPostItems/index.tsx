// Change: the server alone draws the list; neither its code nor what it says of the posts is in a script.
import still from '@site/src/features/html-bodies/still';

export default still('posts', () => import(/* webpackChunkName: "bodies" */ '@theme-init/BlogPostItems'));
