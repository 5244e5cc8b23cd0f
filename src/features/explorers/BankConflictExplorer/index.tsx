import island from '../../islands';

/** How one shared-memory read of a warp falls on the 32 banks: strides, padding, swizzle. */
export default island('BankConflictExplorer', () => import(/* webpackChunkName: "BankConflictExplorer" */ './Explorer'));
