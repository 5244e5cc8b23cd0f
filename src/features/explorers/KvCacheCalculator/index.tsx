import island from '../../islands';

/** Memory of a KV cache on a card, and the bound on decoding speed. */
export default island('KvCacheCalculator', () => import(/* webpackChunkName: "KvCacheCalculator" */ './Explorer'));
