import island from '../../islands';

/** A device's roofline with the course's kernels and one of the reader's own. */
export default island('RooflineExplorer', () => import(/* webpackChunkName: "RooflineExplorer" */ './Explorer'));
