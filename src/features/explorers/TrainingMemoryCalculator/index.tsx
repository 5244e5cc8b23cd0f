import island from '../../islands';

/** Memory and communication of a device in a parallel training step. */
export default island('TrainingMemoryCalculator', () => import(/* webpackChunkName: "TrainingMemoryCalculator" */ './Explorer'));
