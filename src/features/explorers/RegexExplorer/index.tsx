import island from '../../islands';

/** From a regular expression to its NFA, DFA and minimal DFA, and a text run through each. */
export default island('RegexExplorer', () => import(/* webpackChunkName: "RegexExplorer" */ './Explorer'));
