import island from '../../islands';

/** How many devices, and at which clock, do most under a power cap. */
export default island('PowerCapExplorer', () => import(/* webpackChunkName: "PowerCapExplorer" */ './Explorer'));
