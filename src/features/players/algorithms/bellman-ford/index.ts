import type {GraphCell, GraphState, TableCell} from '../graph/graphState';
import type {GraphRun} from '../graph/graphRun';
import {onGraph, randomGraph} from '../graph/onGraph';
import type {Graph} from '../graph/parseGraph';
import {shown, sumOf} from '../graph/weight';
import type {Step} from '../types';

type Steps<Result = void> = Generator<Step<GraphState>, Result>;

/** The table holds the last rounds, so that the figure does not grow from step to step. */
const ROUNDS_SHOWN = 5;

/** How many rounds the program makes: the one without a change is the last, or the n-th. */
function roundsOf({names, edges, start}: Graph): number {
  const dist = names.map((_, v) => (v === start ? 0 : Infinity));
  for (let round = 1; ; round += 1) {
    let changed = false;
    for (const {from, to, weight} of edges) {
      if (dist[from]! + weight < dist[to]!) {
        dist[to] = dist[from]! + weight;
        changed = true;
      }
    }
    if (!changed || round === names.length) {
      return round;
    }
  }
}

/** State of a run: tentative distances, those after each round, and the edge by which each node was reached. */
class BellmanFord {
  private readonly dist: number[];
  private readonly parent: (number | undefined)[];
  /** Distances after each round; the first are the initial ones, the last are being changed. */
  private readonly history: number[][] = [];
  private round = 0;
  private relaxed = new Set<number>();
  private changed = new Set<number>();

  constructor(
    private readonly run: GraphRun,
    private readonly start: number,
    private readonly rounds: number,
  ) {
    this.dist = run.names.map((_, v) => (v === start ? 0 : Infinity));
    this.parent = run.names.map(() => undefined);
  }

  *steps(): Steps {
    const {run, dist, start, history} = this;
    run.names.forEach((_, v) => run.note(v, shown(dist[v]!)));
    history.push([...dist]);
    yield this.step('start', `从 ${run.name(start)} 出发，它的距离是 0，其余都是无穷大。`);
    let last = start;
    for (this.round = 1; this.round <= run.size; this.round += 1) {
      history.push([...dist]);
      const relaxed = yield* this.sweep();
      if (relaxed === undefined) {
        yield this.step('stop', `第 ${this.round} 轮没有改动，每条边都不能再松弛：${this.verdict()}。`);
        return;
      }
      last = relaxed;
    }
    this.round = run.size;
    yield* this.findCycle(last);
  }

  /** One round over all edges. @returns the node that was relaxed last */
  private *sweep(): Steps<number | undefined> {
    const {run, round} = this;
    this.relaxed = new Set();
    this.changed = new Set();
    run.count('轮');
    yield this.step('round', `第 ${round} 轮开始，按输入的次序把 ${run.edges.length} 条边各看一遍。`);
    let last: number | undefined;
    for (const edge of run.edges.keys()) {
      if (yield* this.relax(edge)) {
        last = run.edges[edge]!.to;
      }
    }
    return last;
  }

  private *relax(edge: number): Steps<boolean> {
    const {run, dist, parent} = this;
    const {from, to, weight} = run.edges[edge]!;
    const way = `看 ${run.edgeName(edge)}`;
    run.count('看边');
    if (dist[from] === Infinity) {
      yield this.step('skip', `${way}：${run.name(from)} 还走不到，跳过。`, edge);
      return false;
    }
    const before = dist[to]!;
    const sum = sumOf(dist[from]!, weight);
    if (dist[from]! + weight >= before) {
      yield this.step('keep', `${way}：${sum}，不小于 ${run.name(to)} 现在的 ${shown(before)}，不改。`, edge);
      return false;
    }
    dist[to] = dist[from]! + weight;
    if (parent[to] !== undefined) {
      run.markEdge(parent[to], 'out');
    }
    parent[to] = edge;
    run.markEdge(edge, 'tree');
    run.note(to, shown(dist[to]));
    run.count('松弛');
    this.relaxed.add(edge);
    this.changed.add(to);
    this.history[this.round] = [...dist];
    yield this.step('relax', `${way}：${sum}，小于 ${shown(before)}，${run.name(to)} 改为 ${shown(dist[to])}。`, edge);
    return true;
  }

  private verdict(): string {
    const {run, dist, start} = this;
    const lost = run.names.filter((_, v) => dist[v] === Infinity);
    return `距离都对了${lost.length > 0 ? `，${lost.join('、')} 从 ${run.name(start)} 走不到` : ''}`;
  }

  /** Follows parents n steps from the node that the last round relaxed, and then round the cycle on which that ends. */
  private *findCycle(last: number): Steps {
    const {run, parent} = this;
    const back = (v: number) => run.edges[parent[v]!]!.from;
    let v = last;
    run.now = v;
    yield this.step('negative', `第 ${run.size} 轮还有改动，走得到的地方有负环。从最后改的 ${run.name(v)} 沿来路往回退。`);
    for (let i = 0; i < run.size; i += 1) {
      const from = v;
      v = back(v);
      run.now = v;
      yield this.step(
        'back',
        `退第 ${i + 1} 步，从 ${run.name(from)} 到 ${run.name(v)}${i + 1 === run.size ? '：退满了，它一定在环上' : ''}。`,
      );
    }
    const start = v;
    const cycle: number[] = [];
    let total = 0;
    run.edges.forEach((_, edge) => run.markEdge(edge, undefined));
    do {
      cycle.push(v);
      run.mark(v, 'open');
      run.markEdge(parent[v]!, 'tree');
      total += run.edges[parent[v]!]!.weight;
      run.now = v;
      yield this.step('cycle', `${run.name(v)} 在环上，记下它，再退一步。`);
      v = back(v);
    } while (v !== start);
    cycle.reverse();
    run.now = undefined;
    const names = [...cycle, cycle[0]!].map((each) => run.name(each)).join('→');
    yield this.step(undefined, `负环是 ${names}，一圈的权是 ${shown(total)}：每绕一圈就更短，最短路不存在。`);
  }

  private cell(v: number, row: number): TableCell {
    const text = shown(this.history[row]![v]!);
    return row === this.round && this.changed.has(v) ? {text, mark: 'new'} : {text};
  }

  private step(line: string | undefined, say: string, looked?: number): Step<GraphState> {
    const {run, round, rounds} = this;
    const first = Math.max(0, Math.min(round, rounds) - ROUNDS_SHOWN);
    const shownRows = Array.from({length: Math.min(rounds, ROUNDS_SHOWN) + 1}, (_, i) => first + i);
    const edges = run.edges.map((_, edge): GraphCell => {
      const mark = edge === looked ? 'now' : this.relaxed.has(edge) ? 'done' : undefined;
      return {id: edge, text: run.edgeName(edge), mark};
    });
    return run.step(line, say, {
      looked,
      rows: {边: edges},
      table: {
        corner: '轮',
        columns: run.names,
        rows: shownRows.map((row) => ({
          name: row === 0 ? '初值' : `第 ${row}`,
          cells: run.names.map((_, v) => (row <= round && this.history[row] ? this.cell(v, row) : {text: ''})),
        })),
      },
    });
  }
}

/** Bellman and Ford: rounds over the list of edges; a change in the n-th means a negative cycle. */
export default onGraph({
  title: 'Bellman–Ford',
  edges: 'directed',
  weights: {min: -99, max: 99},
  most: 8,
  legend:
    '结点下是目前的距离。粗虚线正在看，粗实线是目前的来路，点线曾经是；边的一行里下面有线的，这一轮松弛成功过。表里每轮一行，粗体是这一轮改过的。',
  counts: ['轮', '看边', '松弛'],
  cases: [
    {
      label: '例子',
      input: 'A>B 4, A>C 5, B>D 2, C>B -3, D>C 1, D>E 3',
      sketch: ['...B...D..', 'A.......E.', '....C.....'],
    },
    {label: '最坏：边倒着存', input: 'A, D>E 1, C>D 1, B>C 1, A>B 1', sketch: ['A..B..C..D..E']},
    {label: '负环', input: 'A>B 4, A>C 5, B>D 2, C>B -3, D>C 0, D>E 3', sketch: ['...B...D..', 'A.......E.', '....C.....']},
    {label: '负环走不到', input: 'A>B 1, B>C 2, D>E -2, E>D 1', sketch: ['A...B...C', '..D...E..']},
  ],
  random(random) {
    const text = randomGraph(random, {sign: '>', more: 4, nodes: 6, most: 9});
    // Negative weights on a quarter of the edges: negative cycles come, but not always.
    return text.replace(/ (\d)/g, (_, weight: string) => ` ${random() < 0.25 ? `-${weight}` : weight}`);
  },
  steps: (run: GraphRun, graph: Graph) => new BellmanFord(run, graph.start, roundsOf(graph)).steps(),
});
