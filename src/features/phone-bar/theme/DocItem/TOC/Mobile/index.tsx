// Change: drawn by the server alone; the browser's own details, which need no script, and the bar that shows their list where there is one.
import serverOnly from '@site/src/features/html-bodies/serverOnly';

export default serverOnly('contents', () => import(/* webpackChunkName: "bodies" */ '@site/src/features/phone-bar/PhoneBar'));
