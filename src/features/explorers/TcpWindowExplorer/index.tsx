import island from '../../islands';

/** The congestion window over rounds, with losses chosen by the reader. */
export default island('TcpWindowExplorer', () => import(/* webpackChunkName: "TcpWindowExplorer" */ './Explorer'));
