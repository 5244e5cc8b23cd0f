// Change: it stands beside the list in the HTML, where the client leaves it; upstream has the browser make it anew from all posts.
import still from '@site/src/features/html-bodies/still';

export default still('structured-data', () => import(/* webpackChunkName: "bodies" */ './Script'));
