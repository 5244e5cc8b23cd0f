import type {ReactNode} from 'react';
import {drawNfa} from '@site/src/features/explorers/RegexExplorer/model/layout';
import type {Fragment} from '@site/src/features/explorers/RegexExplorer/model/thompson';
import type {GraphProps} from './Graph';
import type {Machines} from './machines';

export type Stage = 'nfa' | 'dfa' | 'min';
export type Mode = 'build' | 'run';

/** Steps 0 to `last`, each with its picture and its sentence. */
export interface View {
  last: number;
  graph: (at: number) => GraphProps;
  say: (at: number) => string;
  /** Content below the drawing. */
  below?: (at: number) => ReactNode;
}

/** Describes what a part of the expression added to the NFA. */
function sayFragment({text, nfa}: Machines, i: number): string {
  const {node, start, end}: Fragment = nfa.fragments[i]!;
  const words = {
    chars: `从 ${start} 到 ${end} 一条边`,
    concat: '前一段的终点就是后一段的起点，只接不加',
    union: `从 ${start} 用 ε 分到各支的起点，各支的终点再用 ε 汇到 ${end}`,
    star: `下面的 ε 从 ${start} 绕到 ${end}，是零次；上面的 ε 回头，是再来一次`,
    plus: `上面的 ε 回头再来一次；没有绕过去的路，所以至少一次`,
    maybe: `走里面，或者用下面的 ε 绕到 ${end}；没有回头，至多一次`,
  }[node.kind];
  const done = i === nfa.fragments.length - 1 ? `造完了：${nfa.accept + 1} 个状态，双圈的 ${nfa.accept} 是接受状态。` : '';
  return `“${text.slice(node.from, node.to)}”：${words}。${done}`;
}

export const showNfa = ({nfa}: Machines): GraphProps => ({
  drawing: drawNfa(nfa),
  names: nfa.places.map((_, state) => String(state)),
  accepts: (state) => state === nfa.accept,
  label: 'NFA（Thompson 构造）',
});

/** How the NFA is built: what the figure shows at first. The rest is in ./stages. */
export function building(machines: Machines): View {
  const {nfa} = machines;
  const shown = showNfa(machines);
  const ends = (at: number) => nfa.fragments[at]?.edges ?? 0;
  return {
    last: nfa.fragments.length - 1,
    graph: (at) => ({
      ...shown,
      activeStates: [nfa.fragments[at]!.start, nfa.fragments[at]!.end],
      activeEdges: nfa.edges.flatMap((_, i) => (i >= ends(at - 1) && i < ends(at) ? [i] : [])),
      shownEdges: (edge) => edge < ends(at),
      shownNodes: (state) => nfa.edges.slice(0, ends(at)).some(({from, to}) => from === state || to === state),
    }),
    say: (at) => sayFragment(machines, at),
  };
}
