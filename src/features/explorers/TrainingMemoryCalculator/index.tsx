import island from '../../islands';

/** Memory and traffic of a device in a training step, laid over devices. */
export default island('TrainingMemoryCalculator', () => import(/* webpackChunkName: "TrainingMemoryCalculator" */ './Explorer'));
