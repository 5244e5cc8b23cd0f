import type {FunctionComponent, ReactNode} from 'react';
import {ALGORITHMS, type AlgorithmName, type Entry, type States, type ViewName} from '@site/src/features/players/algorithms/registry';
import island from '../../islands';
import type {PlayerProps, View} from './Player';

const VIEWS: {[Name in ViewName]: () => Promise<View<States[Name]>>} = {
  array: () => import(/* webpackChunkName: "ArrayView" */ './ArrayView'),
  graph: () => import(/* webpackChunkName: "GraphView" */ './GraphView'),
  growing: () => import(/* webpackChunkName: "GrowingView" */ './GrowingView'),
  hash: () => import(/* webpackChunkName: "HashView" */ './HashView'),
  list: () => import(/* webpackChunkName: "ListView" */ './ListView'),
  tape: () => import(/* webpackChunkName: "TapeView" */ './TapeView'),
  text: () => import(/* webpackChunkName: "TextView" */ './TextView'),
  tree: () => import(/* webpackChunkName: "TreeView" */ './TreeView'),
};

/** Loads the code of all players, of this one's view and of its algorithm in parallel. */
async function load<Name extends ViewName>({
  view: viewName,
  load: loadAlgorithm,
}: Entry<Name>): Promise<{default: FunctionComponent<PlayerProps>}> {
  const [{default: Player}, view, {default: algorithm}] = await Promise.all([
    import(/* webpackChunkName: "AlgorithmPlayer" */ './Player'),
    VIEWS[viewName](),
    loadAlgorithm(),
  ]);
  return {default: (props: PlayerProps) => <Player<States[Name]> {...props} algorithm={algorithm} view={view} />};
}

type Props = PlayerProps & {name: AlgorithmName};

const Player = island<Props>('AlgorithmPlayer', ({name}) => load(ALGORITHMS[name]));

/** `<AlgorithmPlayer name="quick-sort" input="5 2 9 1" />` in Markdown; src/features/players/build/player.ts adds the rest. */
export default function AlgorithmPlayer(props: Props): ReactNode {
  return (
    <div id={`player-${props.address}`}>
      <Player {...props} />
    </div>
  );
}
