import fc from 'fast-check';
import {expect, it} from 'vitest';
import {graphTexts, read} from '../graph/testing';
import topological from '.';

const texts = graphTexts({sign: '>'});

it('at every step each node shows how many of its ways in come from nodes not yet taken, the last one in part', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const {state, line} of read(topological, text).all) {
        const gone = new Set(state.edges.filter(({mark}) => mark === 'out' || (mark === 'looked' && line !== undefined)).map(({id}) => id));
        state.nodes.forEach(({id, note}) =>
          expect(Number(note)).toBe(state.edges.filter(({id: edge, to}) => to === id && !gone.has(edge)).length),
        );
        const [ready, order] = state.rows.map(({cells}) => cells.map(({id}) => Number(id)));
        ready!.forEach((v) => expect(state.nodes[v]!.note).toBe('0'));
        state.edges
          .filter(({to}) => order!.includes(to))
          .forEach(({from, to}) => expect(order!.indexOf(from)).toBeLessThan(order!.indexOf(to)));
        state.edges.filter(({to}) => order!.includes(to)).forEach(({from}) => expect(order).toContain(from));
      }
    }),
  );
});

it('puts out all nodes just when there is no cycle, and else names a cycle', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const {graph, all} = read(topological, text);
      const {state, say, counts} = all.at(-1)!;
      const has = (from: number, to: number) => graph.edges.some((edge) => edge.from === from && edge.to === to);
      const order = state.rows[1]!.cells.map(({id}) => Number(id));
      expect(counts.入队).toBe(order.length);
      expect(counts.看边).toBe(graph.edges.filter(({from}) => order.includes(from)).length);
      const cycle = /其中有环 (?<cycle>.*)。/
        .exec(say)
        ?.groups?.cycle?.split('→')
        .map((name) => graph.names.indexOf(name));
      expect(order.length === graph.names.length).toBe(cycle === undefined);
      cycle?.slice(1).forEach((to, i) => expect(has(cycle[i]!, to)).toBe(true));
      expect(cycle?.[0]).toBe(cycle?.at(-1));
    }),
  );
});
