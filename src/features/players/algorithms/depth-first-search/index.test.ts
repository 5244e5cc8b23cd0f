import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {GraphState} from '../graph/graphState';
import {graphTexts, read} from '../graph/testing';
import depthFirst from '.';

const texts = graphTexts({sign: '>'});
const timesOf = ({nodes}: GraphState) => nodes.map(({note}) => (note ?? '').split('/').map(Number) as [number, number]);

it('at every step the stack is a path of tree edges from the root, and holds just the nodes that are open', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const {state} of read(depthFirst, text).all) {
        const stack = state.rows[0]!.cells.map(({id}) => Number(id));
        expect([...stack].sort()).toEqual(state.nodes.filter(({mark}) => mark === 'open').map(({id}) => id));
        stack.slice(1).forEach((to, i) => expect(state.edges).toContainEqual(expect.objectContaining({from: stack[i], to, label: 'T'})));
      }
    }),
  );
});

it('intervals nest or lie apart; kinds of edges follow from them; a back edge tells a cycle', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const {graph, all} = read(depthFirst, text);
      const {state, counts} = all.at(-1)!;
      const times = timesOf(state);
      const n = graph.names.length;
      expect(times.flat().sort((a, b) => a - b)).toEqual(Array.from({length: 2 * n}, (_, i) => i + 1));
      expect(counts).toEqual({看点: n, 看边: graph.edges.length});
      const within = (inner: number, outer: number) => times[outer]![0] < times[inner]![0] && times[inner]![1] < times[outer]![1];
      times.forEach(([enter, leave], a) =>
        times.forEach(([from, to], b) => expect(a === b || within(a, b) || within(b, a) || leave < from || to < enter).toBe(true)),
      );
      state.edges.forEach(({from, to, label, mark}) => {
        const kind = within(from, to) ? 'B' : within(to, from) ? 'TF' : 'C';
        expect(kind).toContain(label);
        expect(mark === 'tree').toBe(label === 'T');
      });
      const reach = graph.names.map((_, u) => graph.names.map((__, v) => graph.edges.some(({from, to}) => from === u && to === v)));
      for (let k = 0; k < n; k += 1) {
        for (let i = 0; i < n; i += 1) {
          for (let j = 0; j < n; j += 1) {
            reach[i]![j] ||= reach[i]![k]! && reach[k]![j]!;
          }
        }
      }
      expect(state.edges.some(({label}) => label === 'B')).toBe(reach.some((row, v) => row[v]));
    }),
  );
});

it('the example of the note: times, and one edge of each kind at least', () => {
  const {state} = read(depthFirst, depthFirst.cases[0]!.input).all.at(-1)!;
  expect(timesOf(state)).toEqual([
    [1, 10],
    [2, 5],
    [6, 9],
    [3, 4],
    [11, 12],
    [7, 8],
  ]);
  expect(state.edges.map(({label}) => label).join('')).toBe('TTTCTBCCF');
});
