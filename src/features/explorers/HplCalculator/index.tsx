import island from '../../islands';

/** From memory and processes to the parameters of HPL, its expected time and its input file. */
export default island('HplCalculator', () => import(/* webpackChunkName: "HplCalculator" */ './Explorer'));
