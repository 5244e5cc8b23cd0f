import island from '../Island';

/** Two ways of scheduling the same processes, side by side over time. */
export default island('SchedulerExplorer', () => import(/* webpackChunkName: "SchedulerExplorer" */ './Explorer'));
