import type {GraphRun} from '../graph/graphRun';
import type {GraphState, TableCell} from '../graph/graphState';
import {onGraph, randomGraph} from '../graph/onGraph';
import type {Graph} from '../graph/parseGraph';
import {shown, sumOf} from '../graph/weight';
import type {Step} from '../types';

type Steps = Generator<Step<GraphState>>;

/** A pair whose way through k is being compared. */
type Pair = readonly [i: number, j: number];

/** State of a run: distances, and where the way from i to j goes first. */
class Floyd {
  private readonly dist: number[][];
  private readonly first: (number | undefined)[][];
  /** The node that has just been allowed in between. */
  private k?: number;
  private changed = new Set<string>();

  constructor(
    private readonly run: GraphRun,
    {directed, edges}: Graph,
  ) {
    this.dist = run.names.map((_, i) => run.names.map((__, j) => (i === j ? 0 : Infinity)));
    this.first = run.names.map(() => run.names.map(() => undefined));
    const set = (from: number, to: number, weight: number) => {
      this.dist[from]![to] = weight;
      this.first[from]![to] = to;
    };
    edges.forEach(({from, to, weight}) => {
      set(from, to, weight);
      if (!directed) {
        set(to, from, weight);
      }
    });
  }

  *steps(): Steps {
    const {run, dist} = this;
    yield this.step(undefined, '开始时只有直接的边：有边的格是边权，对角线是 0，其余是无穷大。');
    for (const k of run.names.keys()) {
      yield* this.through(k);
    }
    this.k = undefined;
    this.changed.clear();
    run.now = undefined;
    const negative = run.names.findIndex((_, i) => dist[i]![i]! < 0);
    if (negative >= 0) {
      yield this.step(
        'negative',
        `对角线上 ${run.name(negative)} 到自己是 ${shown(dist[negative]![negative]!)}，小于 0：图里有负环，这些数不是最短路。`,
        [negative, negative],
      );
    } else {
      yield this.step('end', `对角线都是 0，没有负环，表里就是全部点对的最短路${this.example()}。`);
    }
  }

  /** The way that was made of most edges, as an example of how `first` is read. */
  private example(): string {
    const {run, dist} = this;
    let longest: number[] = [];
    run.names.forEach((_, i) =>
      run.names.forEach((__, j) => {
        const way = dist[i]![j] === Infinity ? [] : this.way(i, j);
        longest = way.length > longest.length ? way : longest;
      }),
    );
    return longest.length > 2 ? `；照第一步走，例如 ${longest.map((v) => run.name(v)).join('→')}` : '';
  }

  private way(from: number, to: number): number[] {
    const nodes = [from];
    for (let v = from; v !== to;) {
      v = this.first[v]![to]!;
      nodes.push(v);
    }
    return nodes;
  }

  private *through(k: number): Steps {
    const {run, dist} = this;
    const name = run.name(k);
    this.k = k;
    this.changed = new Set();
    run.now = k;
    if (k > 0) {
      run.mark(k - 1, 'done');
    }
    yield this.step('pivot', `现在也可以经过 ${name}：看每一格 i 到 j，经 ${name} 会不会更短。第 ${name} 行与第 ${name} 列亮着。`);
    for (const i of run.names.keys()) {
      const toK = dist[i]![k]!;
      if (toK === Infinity) {
        yield this.step('skip', `${run.name(i)} 走不到 ${name}，这一行不会变，跳过。`);
        continue;
      }
      for (const j of run.names.keys()) {
        yield* this.compare(k, [i, j], toK);
      }
    }
  }

  private *compare(k: number, [i, j]: Pair, toK: number): Steps {
    const {run, dist} = this;
    const onward = dist[k]![j]!;
    if (onward === Infinity) {
      return;
    }
    run.count('比较');
    const before = dist[i]![j]!;
    const isShorter = toK + onward < before;
    // In its own row and column k changes nothing, unless it lies on a negative cycle.
    if (!isShorter && (i === k || j === k)) {
      return;
    }
    const way = `${run.name(i)} 到 ${run.name(j)} 经 ${run.name(k)}：${sumOf(toK, onward)}`;
    if (!isShorter) {
      yield this.step('keep', `${way}，不小于现在的 ${shown(before)}，不改。`, [i, j]);
      return;
    }
    dist[i]![j] = toK + onward;
    this.first[i]![j] = this.first[i]![k];
    this.changed.add(`${i} ${j}`);
    run.count('变短');
    const next = this.first[i]![j];
    yield this.step('shorten', `${way}，小于 ${shown(before)}，改掉${next === undefined ? '' : `，第一步去 ${run.name(next)}`}。`, [i, j]);
  }

  private step(line: string | undefined, say: string, pair?: Pair): Step<GraphState> {
    const {run, dist, k} = this;
    const [row, column] = pair ?? [];
    const markOf = (i: number, j: number): TableCell['mark'] => {
      if (i === row && j === column) {
        return 'now';
      }
      if (pair && k !== undefined && ((i === row && j === k) || (i === k && j === column))) {
        return 'used';
      }
      return i === k || j === k ? 'lit' : this.changed.has(`${i} ${j}`) ? 'new' : undefined;
    };
    return run.step(line, say, {
      rows: {},
      table: {
        corner: '从＼到',
        columns: run.names,
        rows: run.names.map((name, i) => ({name, cells: dist[i]!.map((each, j) => ({text: shown(each), mark: markOf(i, j)}))})),
      },
    });
  }
}

/** Floyd and Warshall: after round k each cell is the least length of a way whose inner nodes are among the first k. */
export default onGraph({
  title: 'Floyd–Warshall',
  edges: 'either',
  weights: {min: -99, max: 99},
  most: 6,
  legend: '◎ 是现在允许经过的 k，✓ 是已允许的。表里亮着的是第 k 行与第 k 列，虚线框正在比，下面有线的两格相加同它比，粗体是这一轮变短的。',
  counts: ['比较', '变短'],
  cases: [
    {label: '例子', input: 'A>B 3, A>D 7, B>A 8, B>C 2, C>A 5, C>D 1, D>A 2', sketch: ['A...B', '.....', 'D...C']},
    {label: '负边', input: 'A>B 3, A>C 8, B>D 1, C>B 4, D>A 2, D>C -5', sketch: ['A...B', '.....', 'C...D']},
    {label: '负环', input: 'A>B 2, B>C -4, C>A 1, C>D 3', sketch: ['A...B..', '.......', '..C...D']},
    {label: '无向', input: 'A-B 4, A-C 1, C-B 2, B-D 5, C-D 8', sketch: ['..B..', 'A...D', '..C..']},
  ],
  random: (random) => randomGraph(random, {sign: '>', more: 4, nodes: 5, most: 9}),
  steps: (run: GraphRun, graph: Graph) => new Floyd(run, graph).steps(),
});
