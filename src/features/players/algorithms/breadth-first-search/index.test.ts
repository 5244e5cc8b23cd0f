import fc from 'fast-check';
import {expect, it} from 'vitest';
import {graphTexts, read} from '../graph/testing';
import breadthFirst from '.';

const texts = fc.oneof(graphTexts({sign: '-'}), graphTexts({sign: '>'}));

it('at every step the queue holds distances that do not fall and differ by one at most', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const {state} of read(breadthFirst, text).all) {
        const queued = state.rows[0]!.cells.map(({id}) => Number(state.nodes[Number(id)]!.note));
        queued.forEach((dist, i) => expect(dist).toBeGreaterThanOrEqual(queued[i - 1] ?? 0));
        expect((queued.at(-1) ?? 0) - (queued[0] ?? 0)).toBeLessThanOrEqual(1);
        expect(state.nodes.filter(({mark}) => mark === 'open').map(({id}) => id)).toEqual(
          state.rows[0]!.cells.map(({id}) => Number(id)).sort(),
        );
      }
    }),
  );
});

it('ends with the least number of edges to each node, along tree edges, after each way was looked at once', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const {graph, all} = read(breadthFirst, text);
      const want = graph.names.map((_, v) => (v === graph.start ? 0 : Infinity));
      for (let round = 0; round < want.length; round += 1) {
        for (const {from, to} of graph.edges) {
          want[to] = Math.min(want[to]!, want[from]! + 1);
          want[from] = graph.directed ? want[from]! : Math.min(want[from]!, want[to] + 1);
        }
      }
      const {state, counts} = all.at(-1)!;
      expect(state.nodes.map(({note}) => Number(note ?? Infinity))).toEqual(want);
      const reached = want.filter(Number.isFinite).length;
      expect(counts.入队).toBe(reached);
      expect(counts.看边).toBe(
        graph.edges.reduce((sum, {from, to}) => sum + Number(want[from]! < Infinity) + Number(!graph.directed && want[to]! < Infinity), 0),
      );
      const tree = state.edges.filter(({mark}) => mark === 'tree');
      expect(tree).toHaveLength(reached - 1);
      tree.forEach(({from, to}) => expect(Math.abs(want[from]! - want[to]!)).toBe(1));
    }),
  );
});
