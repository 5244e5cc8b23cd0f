import island from '../../islands';

/** Two ways of scheduling the same processes, side by side over time. */
export default island('SchedulerExplorer', () => import(/* webpackChunkName: "SchedulerExplorer" */ './Explorer'));
