import island from '../../islands';

/** Amdahl's law: two sliders, the curve, and a summary. */
export default island('AmdahlCurve', () => import(/* webpackChunkName: "AmdahlCurve" */ './Explorer'));
