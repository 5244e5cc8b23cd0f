import island from '../../islands';

/** Bank conflicts of one shared-memory read of a warp: strides, padding, swizzle. */
export default island('BankConflictExplorer', () => import(/* webpackChunkName: "BankConflictExplorer" */ './Explorer'));
