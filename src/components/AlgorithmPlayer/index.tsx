import type {ComponentType, ReactNode} from 'react';
import {ALGORITHMS, type AlgorithmName, type Entry, type States, type ViewName} from '@site/src/algorithms/registry';
import island from '../Island';
import type {PlayerProps, View} from './Player';

const VIEWS: {[Name in ViewName]: () => Promise<View<States[Name]>>} = {
  array: () => import(/* webpackChunkName: "ArrayView" */ './ArrayView'),
  graph: () => import(/* webpackChunkName: "GraphView" */ './GraphView'),
  hash: () => import(/* webpackChunkName: "HashView" */ './HashView'),
  list: () => import(/* webpackChunkName: "ListView" */ './ListView'),
  text: () => import(/* webpackChunkName: "TextView" */ './TextView'),
  tree: () => import(/* webpackChunkName: "TreeView" */ './TreeView'),
};

/** The player of one algorithm: the code of all players, that of its picture and its own come at the same time. */
function playerOf<Name extends ViewName>({view: viewName, load}: Entry<Name>): ComponentType<PlayerProps> {
  return island('AlgorithmPlayer', async () => {
    const [{default: Player}, view, {default: algorithm}] = await Promise.all([
      import(/* webpackChunkName: "AlgorithmPlayer" */ './Player'),
      VIEWS[viewName](),
      load(),
    ]);
    return {default: (props: PlayerProps) => <Player<States[Name]> {...props} algorithm={algorithm} view={view} />};
  });
}

const PLAYERS = Object.fromEntries(Object.entries(ALGORITHMS).map(([name, entry]) => [name, playerOf(entry)]));

/** `<AlgorithmPlayer name="quick-sort" input="5 2 9 1" />` in Markdown; remark/player adds the rest. */
export default function AlgorithmPlayer({name, ...props}: PlayerProps & {name: AlgorithmName}): ReactNode {
  const Player = PLAYERS[name]!;
  return (
    <div id={`player-${props.address}`}>
      <Player {...props} />
    </div>
  );
}
