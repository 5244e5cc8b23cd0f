import island from '../../islands';

/** Occupancy of a kernel on an SM of each compute capability, and what limits it. */
export default island('OccupancyCalculator', () => import(/* webpackChunkName: "OccupancyCalculator" */ './Calculator'));
