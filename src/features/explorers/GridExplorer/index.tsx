import island from '../../islands';

/** Grid and block sizes, one thread picked among them: its indices, its element, and who has nothing to do. */
export default island('GridExplorer', () => import(/* webpackChunkName: "GridExplorer" */ './Explorer'));
