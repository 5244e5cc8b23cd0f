import island from '../../islands';

/** What the 32 lanes of a warp ask for, over sectors of 32 bytes and lines of 128. */
export default island('CoalescingExplorer', () => import(/* webpackChunkName: "CoalescingExplorer" */ './Explorer'));
