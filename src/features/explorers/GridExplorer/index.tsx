import island from '../../islands';

/** CUDA's thread hierarchy: grid and block sizes, a chosen thread with its indices and element, and idle threads. */
export default island('GridExplorer', () => import(/* webpackChunkName: "GridExplorer" */ './Explorer'));
