import island from '../../islands';

/** Parameters and operations of a Transformer by part, beside the 6N rule. */
export default island('TransformerCalculator', () => import(/* webpackChunkName: "TransformerCalculator" */ './Explorer'));
