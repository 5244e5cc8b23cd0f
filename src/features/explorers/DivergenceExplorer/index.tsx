import island from '../../islands';

/** Warp divergence: the active lanes of two warps in each pass of a branch, and the cost. */
export default island('DivergenceExplorer', () => import(/* webpackChunkName: "DivergenceExplorer" */ './Explorer'));
