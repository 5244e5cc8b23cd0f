import island from '../../islands';

/** How one block sums sixteen numbers, by five kernels. */
export default island('ReductionTree', () => import(/* webpackChunkName: "ReductionTree" */ './Explorer'));
