import island from '../../islands';

/** Instructions that the reader types, going through a five-stage pipeline. */
export default island('PipelineExplorer', () => import(/* webpackChunkName: "PipelineExplorer" */ './Explorer'));
