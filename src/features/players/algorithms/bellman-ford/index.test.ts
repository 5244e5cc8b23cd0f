import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {runOf} from '../tree/testing';
import {graphTexts, read} from '../graph/testing';
import type {Graph} from '../graph/parseGraph';
import bellmanFord from '.';

const texts = graphTexts({sign: '>', weights: {min: -4, max: 9}, most: 11});
const numberIn = (text: string | undefined) => (text === '∞' ? Infinity : Number(text?.replace('−', '-')));

/** The least lengths of simple ways from the start, and whether a node on them lies on a closed way below 0: by going every simple way. */
function byEveryWay({names, edges, start}: Graph): {best: number[]; negative: boolean} {
  function from(source: number): {best: number[]; closed: number} {
    const best = names.map(() => Infinity);
    const on = new Set<number>();
    let closed = Infinity;
    const walk = (u: number, length: number) => {
      on.add(u);
      best[u] = Math.min(best[u]!, length);
      for (const edge of edges.filter((each) => each.from === u)) {
        if (edge.to === source) {
          closed = Math.min(closed, length + edge.weight);
        }
        if (!on.has(edge.to)) {
          walk(edge.to, length + edge.weight);
        }
      }
      on.delete(u);
    };
    walk(source, 0);
    return {best, closed};
  }
  const {best} = from(start);
  return {best, negative: names.some((_, v) => best[v]! < Infinity && from(v).closed < 0)};
}

/** The least length of a way of at most `most` edges, by dynamic programming over the number of edges. */
function withEdges({names, edges, start}: Graph, most: number): number[] {
  let now = names.map((_, v) => (v === start ? 0 : Infinity));
  for (let k = 0; k < most; k += 1) {
    const next = [...now];
    edges.forEach(({from, to, weight}) => (next[to] = Math.min(next[to]!, now[from]! + weight)));
    now = next;
  }
  return now;
}

describe('bellman-ford', () => {
  it('finds the least lengths, or a cycle below 0 whose weight it says', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const {graph, all} = read(bellmanFord, text);
        const {best, negative} = byEveryWay(graph);
        const {state, say, counts} = all.at(-1)!;
        expect(say.startsWith('负环')).toBe(negative);
        expect(counts.轮).toBeLessThanOrEqual(graph.names.length);
        expect(counts.看边).toBe(counts.轮! * graph.edges.length);
        if (!negative) {
          expect(state.nodes.map(({note}) => numberIn(note))).toEqual(best);
          expect(state.edges.filter(({mark}) => mark === 'tree')).toHaveLength(best.filter(Number.isFinite).length - 1);
          return;
        }
        const cycle = /负环是 (\S+)，/.exec(say)![1]!.split('→');
        const weights = cycle.slice(1).map((to, i) => {
          const edge = graph.edges.find((each) => graph.names[each.from] === cycle[i] && graph.names[each.to] === to);
          return edge!.weight;
        });
        const total = weights.reduce((sum, each) => sum + each, 0);
        expect(cycle[0]).toBe(cycle.at(-1));
        expect(new Set(cycle).size).toBe(cycle.length - 1);
        expect(total).toBeLessThan(0);
        expect(say).toContain(`一圈的权是 −${-total}：`);
      }),
    );
  });

  it('after round k no distance exceeds that of ways of k edges, and none is below that of any way', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const {graph, all} = read(bellmanFord, text);
        fc.pre(!byEveryWay(graph).negative);
        const {best} = byEveryWay(graph);
        const rounds = all.flatMap(({line}, i) => (line === 'round' ? [i] : []));
        rounds.slice(1).forEach((at, k) => {
          const limit = withEdges(graph, k + 1);
          all[at]!.state.nodes.forEach(({note}, v) => {
            expect(numberIn(note)).toBeLessThanOrEqual(limit[v]!);
            expect(numberIn(note)).toBeGreaterThanOrEqual(best[v]!);
          });
        });
      }),
    );
  });

  it('shows the exercise of the page: its distances after each round, and the cycle when D→C is 0', () => {
    const rowsOf = (text: string) =>
      runOf(bellmanFord, text)
        .at(-1)!
        .state.table!.rows.map(({cells}) => cells.map((cell) => cell.text).join(' '));
    expect(rowsOf(bellmanFord.cases[0]!.input).at(-1)).toBe('0 2 5 4 7');
    expect(rowsOf('A>B 4, A>C 5, B>D 2, C>B -3, D>C 1')).toEqual(['0 ∞ ∞ ∞', '0 2 5 6', '0 2 5 4', '0 2 5 4']);
    expect(runOf(bellmanFord, 'A>B 4, A>C 5, B>D 2, C>B -3, D>C 0').at(-1)!.say).toMatch(/^负环是 .*一圈的权是 −1/);
  });

  it('takes n rounds with the edges in the worst order, 2 in the best, and has as many rows at every step', () => {
    const worst = runOf(bellmanFord, 'A, D>E 1, C>D 1, B>C 1, A>B 1');
    expect(worst.at(-1)!.counts).toEqual({轮: 5, 看边: 20, 松弛: 4});
    expect(runOf(bellmanFord, 'A>B 1, B>C 1, C>D 1, D>E 1').at(-1)!.counts).toEqual({轮: 2, 看边: 8, 松弛: 4});
    expect(new Set(worst.map(({state}) => state.table!.rows.length)).size).toBe(1);
  });

  it('runs its cases and random ones in whole sentences, and refuses nonsense', () => {
    for (const text of [...bellmanFord.cases.map(({input}) => input), bellmanFord.random(() => 0), bellmanFord.random(() => 0.7)]) {
      expect(runOf(bellmanFord, text).every(({say}) => say.endsWith('。'))).toBe(true);
    }
    expect(runOf(bellmanFord, 'A').at(-1)!.say).toBe('第 1 轮没有改动，每条边都不能再松弛：距离都对了。');
    for (const text of ['', 'A>A 1', 'A-B 1', 'A>B', 'A>B 100', 'A>B 1, C>D 1, E>F 1, G>H 1, H>I 1']) {
      expect(bellmanFord.parse(text), text).toHaveProperty('message');
    }
  });
});
