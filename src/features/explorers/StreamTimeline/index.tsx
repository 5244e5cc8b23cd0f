import island from '../../islands';

/** Copies and kernels of a chunked pipeline over time. */
export default island('StreamTimeline', () => import(/* webpackChunkName: "StreamTimeline" */ './Explorer'));
