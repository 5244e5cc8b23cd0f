import island from '../../islands';

/** Amdahl's law to play with: two sliders, the curve they give, and what it says in one sentence. */
export default island('AmdahlCurve', () => import(/* webpackChunkName: "AmdahlCurve" */ './Explorer'));
