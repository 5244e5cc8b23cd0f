// Change: in lists a post shows its title, date and reading time; its author, that its programs were checked, and its Markdown only on its own page. The server alone draws it.
import still from '@site/src/features/html-bodies/still';

export default still('header', () => import(/* webpackChunkName: "bodies" */ './Header'));
