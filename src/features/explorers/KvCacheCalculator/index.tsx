import island from '../../islands';

/** What a cache of keys and values takes on a card, and how fast decoding can be. */
export default island('KvCacheCalculator', () => import(/* webpackChunkName: "KvCacheCalculator" */ './Explorer'));
