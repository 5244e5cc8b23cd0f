import island from '../../islands';

/** The congestion window over rounds, with losses where the reader puts them. */
export default island('TcpWindowExplorer', () => import(/* webpackChunkName: "TcpWindowExplorer" */ './Explorer'));
