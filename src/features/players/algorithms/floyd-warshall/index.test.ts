import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {GraphState} from '../graph/graphState';
import type {Graph} from '../graph/parseGraph';
import {graphTexts, read} from '../graph/testing';
import {runOf} from '../tree/testing';
import floyd from '.';

const numberIn = (text: string) => (text === '∞' ? Infinity : Number(text.replace('−', '-')));
const matrixOf = ({table}: GraphState) => table!.rows.map(({cells}) => cells.map(({text}) => numberIn(text)));

/** The least lengths between all pairs when inner nodes are among the first `inner`, by going every simple way; the diagonal is the least closed way. */
function byEveryWay({names, edges, directed}: Graph, inner = names.length): number[][] {
  const ways = directed ? edges : edges.flatMap((edge) => [edge, {...edge, from: edge.to, to: edge.from}]);
  return names.map((_, source) => {
    const best = names.map((__, v) => (v === source ? 0 : Infinity));
    const on = new Set<number>();
    const walk = (u: number, length: number) => {
      on.add(u);
      for (const {from, to, weight} of ways) {
        if (from === u && (to === source || !on.has(to))) {
          best[to] = Math.min(best[to]!, length + weight);
          if (to !== source && to < inner) {
            walk(to, length + weight);
          }
        }
      }
      on.delete(u);
    };
    walk(source, 0);
    return best;
  });
}

const few = {most: 9};
const texts = fc
  .oneof(
    graphTexts({sign: '>', weights: {min: -3, max: 9}, ...few}),
    graphTexts({sign: '>', weights: {min: 0, max: 9}, ...few}),
    graphTexts({sign: '-', weights: {min: 0, max: 9}, ...few}),
  )
  .filter((text) => 'value' in floyd.parse(text));

describe('floyd-warshall', () => {
  it('ends with the least lengths of all pairs, or finds a negative number on the diagonal', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const {graph, all} = read(floyd, text);
        const want = byEveryWay(graph);
        const negative = want.some((row, i) => row[i]! < 0);
        expect(all.at(-1)!.line).toBe(negative ? 'negative' : 'end');
        if (!negative) {
          expect(matrixOf(all.at(-1)!.state)).toEqual(want);
        }
      }),
    );
  });

  it('after k has been let in, holds the least lengths of ways whose inner nodes are among the first k', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const {graph, all} = read(floyd, text);
        fc.pre(all.at(-1)!.line === 'end');
        const pivots = all.filter(({line}) => line === 'pivot');
        pivots.forEach(({state}, k) => expect(matrixOf(state)).toEqual(byEveryWay(graph, k)));
      }),
    );
  });

  it('compares n³ times when every pair has a way, and says where the longest way goes', () => {
    const all = runOf(floyd, 'A>B 3, A>D 7, B>A 8, B>C 2, C>A 5, C>D 1, D>A 2');
    expect(matrixOf(all.at(-1)!.state)).toEqual([
      [0, 3, 5, 6],
      [5, 0, 2, 3],
      [3, 6, 0, 1],
      [2, 5, 7, 0],
    ]);
    expect(all.at(-1)!.say).toContain('A→B→C→D');
    // The page says so.
    expect(all.at(-1)!.counts).toEqual({比较: 60, 变短: 11});
    expect(runOf(floyd, 'A-B 1, A-C 1, B-C 1').at(-1)!.counts.比较).toBe(27);
  });

  it('runs its cases and random ones in whole sentences, and refuses nonsense', () => {
    for (const text of [...floyd.cases.map(({input}) => input), floyd.random(() => 0), floyd.random(() => 0.7), 'A']) {
      expect(runOf(floyd, text).every(({say}) => say.endsWith('。'))).toBe(true);
    }
    for (const text of ['', 'A>B', 'A>B 1, B-C 2', 'A>B 1, C>D 1, E>F 1, F>G 1']) {
      expect(floyd.parse(text), text).toHaveProperty('message');
    }
  });
});
