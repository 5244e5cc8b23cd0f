import fc from 'fast-check';
import {expect, it} from 'vitest';
import kruskal from '../kruskal';
import prim from '../prim';
import type {Graph} from './parseGraph';
import {graphTexts, read} from './testing';

const texts = graphTexts({sign: '-', weights: {min: 0, max: 6}});

const partsOf = ({names, edges}: Graph, chosen: readonly number[]): number[] => {
  const part = names.map((_, v) => v);
  for (let round = 0; round < names.length; round += 1) {
    chosen.forEach((id) => {
      const {from, to} = edges[id]!;
      part[from] = part[to] = Math.min(part[from]!, part[to]!);
    });
  }
  return part;
};
const countOf = (part: readonly number[]) => new Set(part).size;

/** The least weight of a spanning tree (or forest) by trying all sets of edges; for few edges. */
function leastWeight(graph: Graph, wanted: number): number {
  const all = graph.edges.map((_, id) => id);
  const parts = countOf(partsOf(graph, all));
  let least = Infinity;
  for (let set = 0; set < 2 ** all.length; set += 1) {
    const chosen = all.filter((id) => set & (1 << id));
    const weight = chosen.reduce((sum, id) => sum + graph.edges[id]!.weight, 0);
    if (chosen.length === wanted && weight < least && countOf(partsOf(graph, chosen)) === parts) {
      least = weight;
    }
  }
  return least;
}

it('at every step of Kruskal the chosen edges are a forest whose parts are those in the notes', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const {graph, all} = read(kruskal, text);
      for (const {state} of all) {
        const chosen = state.rows[0]!.cells.filter(({mark}) => mark === 'done').map(({id}) => Number(id));
        const part = partsOf(graph, chosen);
        expect(countOf(part)).toBe(graph.names.length - chosen.length);
        expect(state.nodes.map(({note}) => note)).toEqual(part.map((p) => graph.names[p]));
      }
    }),
  );
});

it('at every step of Prim the chosen edges are a tree on the nodes inside, and notes are the lightest edges to it', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const {graph, all} = read(prim, text);
      for (const {state, line} of all) {
        const inside = state.nodes.filter(({mark}) => mark === 'done').map(({id}) => id);
        const tree = state.edges.filter(({mark}) => mark === 'tree');
        tree.forEach(({from, to}) => expect(inside.includes(from) && inside.includes(to)).toBe(true));
        if (line === 'stale' || line === undefined) {
          state.nodes
            .filter(({mark}) => mark !== 'done')
            .forEach(({id, note}) => {
              const crossing = graph.edges.filter(
                ({from, to}) => (from === id && inside.includes(to)) || (to === id && inside.includes(from)),
              );
              expect(note === '∞' ? Infinity : Number(note)).toBe(Math.min(...crossing.map(({weight}) => weight)));
            });
        }
      }
      const {counts} = all.at(-1)!;
      expect(counts.入堆).toBeLessThanOrEqual(graph.edges.length + 1);
      expect(counts.出堆).toBe(counts.入堆);
    }),
  );
});

it('both find the least weight', () => {
  fc.assert(
    fc.property(graphTexts({sign: '-', weights: {min: 0, max: 6}, most: 9}), (text) => {
      const {graph, all} = read(kruskal, text);
      const total = ({rows}: (typeof all)[number]['state']) => Number(rows.at(-1)!.cells[0]!.text);
      const last = all.at(-1)!;
      expect(total(last.state)).toBe(leastWeight(graph, last.counts.选边!));
      const grown = read(prim, text).all.at(-1)!.state;
      if (grown.nodes.every(({mark}) => mark === 'done')) {
        expect(total(grown)).toBe(total(last.state));
      }
    }),
    {numRuns: 60},
  );
});

it('the example of the note', () => {
  expect(read(kruskal, kruskal.cases[0]!.input).all.at(-1)!.counts).toEqual({看边: 9, 选边: 6});
  expect(read(kruskal, kruskal.cases[0]!.input).all.at(-1)!.say).toBe('最小生成树有 6 条边，总权 25。');
  expect(read(prim, prim.cases[0]!.input).all.at(-1)!.say).toBe('7 个结点都在树里，6 条边，总权 25。');
});
