// Change: the end of a note is one part that the server alone draws: the pager, the ways around, tags, the link to edit.
import serverOnly from '@site/src/features/html-bodies/serverOnly';

export default serverOnly('footer', () => import(/* webpackChunkName: "bodies" */ '@site/src/features/relations/NoteEnd'));
