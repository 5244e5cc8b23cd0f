import island from '../../islands';

/** Memory coalescing: the accesses of a warp's 32 lanes over 32-byte sectors and 128-byte lines. */
export default island('CoalescingExplorer', () => import(/* webpackChunkName: "CoalescingExplorer" */ './Explorer'));
