import island from '../../islands';

/** Two warps before a branch: which lanes are on in each pass, and what that costs. */
export default island('DivergenceExplorer', () => import(/* webpackChunkName: "DivergenceExplorer" */ './Explorer'));
