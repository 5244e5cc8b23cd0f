import island from '../../islands';

/** A commit graph that answers the reader's Git commands; `scene` names the start. */
export default island('GitGraphExplorer', () => import(/* webpackChunkName: "GitGraphExplorer" */ './Explorer'));
