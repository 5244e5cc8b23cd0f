import island from '../../islands';

/** The map of what to read before what in a section; drawn on the server, its data fetched only where it is opened. */
export default island('SectionMap', () => import(/* webpackChunkName: "SectionMap" */ './Map'));
