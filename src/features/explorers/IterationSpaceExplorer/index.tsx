import island from '../../islands';

/** A two-deep loop nest: its dependences, a transformation, and the order in which the iterations then run. */
export default island('IterationSpaceExplorer', () => import(/* webpackChunkName: "IterationSpaceExplorer" */ './Explorer'));
