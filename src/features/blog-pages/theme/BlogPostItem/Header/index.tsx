// Change: in lists a post shows its title, date and reading time; its author, that its programs were checked, and its Markdown only on its own page. The server alone draws it.
import serverOnly from '@site/src/features/html-bodies/serverOnly';

export default serverOnly('header', () => import(/* webpackChunkName: "bodies" */ './Header'));
