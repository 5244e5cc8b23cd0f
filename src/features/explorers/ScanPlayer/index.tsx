import island from '../../islands';

/** Prefix sums step by step, by two algorithms, on the reader's own numbers. */
export default island('ScanPlayer', () => import(/* webpackChunkName: "ScanPlayer" */ './Explorer'));
