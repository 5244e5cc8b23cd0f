import {draw, type Drawing, type Point} from './layout';
import type {Dfa} from './subset';
import type {Edge} from './thompson';

/** Candidate distances of a curve's middle from the straight line, in order of preference. */
const BOWS = [0, 18, -18, 36, -36, 56, -56, 78, -78, 102, -102, 130, -130, 160, -160];

/** The DFA's edges for drawing: one for each pair of states. */
export function edgesOf({letters, next}: Dfa): Edge[] {
  return next.flatMap((row, from) =>
    [...new Set(row)].flatMap((to) =>
      to === undefined ? [] : [{from, to, chars: letters.filter((_, letter) => row[letter] === to).join('')}],
    ),
  );
}

/** A DFA in columns by distance from the start, each column sorted by the predecessors. */
export function drawDfa(count: number, edges: readonly Edge[]): Drawing {
  const depth = new Map([[0, 0]]);
  for (const [from, far] of depth) {
    edges.forEach((edge) => edge.from === from && !depth.has(edge.to) && depth.set(edge.to, far + 1));
  }
  const nodes: Point[] = Array.from({length: count}, () => ({x: 0, y: 0}));
  for (let column = 0; column <= Math.max(...depth.values()); column++) {
    const members = [...depth].filter(([, far]) => far === column).map(([state]) => state);
    const pull = (state: number) => {
      const above = edges.filter(({from, to}) => to === state && depth.get(from)! < column).map(({from}) => nodes[from]!.y);
      return above.reduce((sum, y) => sum + y, 0) / (above.length || 1);
    };
    members
      .sort((a, b) => pull(a) - pull(b) || a - b)
      .forEach((state, i) => {
        nodes[state] = {x: column * 100 + (i % 2) * 14, y: (i - (members.length - 1) / 2) * 76};
      });
  }
  /** A loop turns away from the middle; of two edges between the same states neither is straight. */
  const bowsOf = ({from, to}: Edge) => {
    if (from === to) {
      return nodes[from]!.y > 0 ? BOWS.map((bow) => -bow).slice(1) : BOWS;
    }
    return edges.some((back) => back.from === to && back.to === from) ? BOWS.slice(1) : BOWS;
  };
  return draw(nodes, edges, bowsOf);
}
