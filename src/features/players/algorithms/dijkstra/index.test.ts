import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {Graph} from '../graph/parseGraph';
import {graphTexts, read} from '../graph/testing';
import dijkstra from '.';

const weights = {min: 0, max: 20};
const texts = fc.oneof(graphTexts({sign: '-', weights}), graphTexts({sign: '>', weights}));

/** Least sums over all ways, by Floyd and Warshall. */
function shortest({names, edges, directed, start}: Graph): number[] {
  const d = names.map((_, u) => names.map((__, v) => (u === v ? 0 : Infinity)));
  edges.forEach(({from, to, weight}) => {
    d[from]![to] = Math.min(d[from]![to]!, weight);
    d[to]![from] = directed ? d[to]![from]! : Math.min(d[to]![from]!, weight);
  });
  names.forEach((_, k) => names.forEach((__, i) => names.forEach((___, j) => (d[i]![j] = Math.min(d[i]![j]!, d[i]![k]! + d[k]![j]!)))));
  return d[start]!;
}

const distOf = (note: string | undefined) => (note === '∞' ? Infinity : Number(note?.replace('−', '-')));

it('at every step done nodes are right and in order, and no distance is below the true one', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const {graph, all} = read(dijkstra, text);
      const want = shortest(graph);
      for (const {state} of all) {
        state.nodes.forEach(({id, mark, note}) => {
          expect(distOf(note)).toBeGreaterThanOrEqual(want[id]!);
          expect(mark !== 'done' || distOf(note) === want[id]).toBe(true);
        });
        const settled = state.rows[1]!.cells.map(({id}) => want[Number(id)]!);
        expect(settled).toEqual([...settled].sort((a, b) => a - b));
        // Each open node has just one entry that counts.
        const valid = state.rows[0]!.cells.filter(({mark}) => mark !== 'out').map(({text: cell}) =>
          graph.names.indexOf(cell.split(' ')[1]!),
        );
        expect(valid.sort((a, b) => a - b)).toEqual(state.nodes.filter(({mark}) => mark === 'open').map(({id}) => id));
      }
      const {state, counts} = all.at(-1)!;
      expect(state.nodes.map(({note}) => distOf(note))).toEqual(want);
      expect(counts.出堆).toBe(counts.入堆);
      expect(counts.入堆).toBeLessThanOrEqual(graph.edges.length + 1);
      expect(counts.看边).toBeLessThanOrEqual(graph.edges.length * (graph.directed ? 1 : 2));
      expect(state.edges.filter(({mark}) => mark === 'tree')).toHaveLength(want.filter(Number.isFinite).length - 1);
    }),
  );
});

it('with every edge relaxed it pushes m + 1 times', () => {
  const {graph, all} = read(dijkstra, dijkstra.cases[1]!.input);
  expect(all.at(-1)!.counts).toEqual({看边: 10, 入堆: 11, 出堆: 11});
  expect(graph.edges).toHaveLength(10);
});

it('says when negative weights made it wrong', () => {
  expect(read(dijkstra, dijkstra.cases[2]!.input).all.at(-1)!.say).toBe(
    '堆空了，可是 B 真正的距离是 1，不是 2：负边来晚了，定了的不会再改。',
  );
  expect(read(dijkstra, 'A>B 1, B>C -3, C>A 1').all.at(-1)!.say).toMatch(/负环/);
  fc.assert(
    fc.property(graphTexts({sign: '>', weights: {min: -5, max: 9}}), (text) => {
      const {graph, all} = read(dijkstra, text);
      const {state, say} = all.at(-1)!;
      const want = shortest(graph);
      fc.pre(!say.includes('负环'));
      expect(say.includes('真正的距离')).toBe(state.nodes.some(({note}, v) => distOf(note) !== want[v]));
    }),
  );
});
