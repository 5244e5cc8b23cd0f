import type {Step} from '../types';
import type {GraphRun, Way} from '../graph/graphRun';
import type {GraphState} from '../graph/graphState';
import {Heap} from '../graph/heap';
import {onGraph, randomGraph} from '../graph/onGraph';
import type {Graph} from '../graph/parseGraph';

const MIN_WEIGHT = -9;

/** A number with a minus sign instead of a hyphen. */
const shown = (n: number) => (n === Infinity ? '无穷大' : String(n).replace('-', '−'));

/** Distances by Bellman–Ford, correct with negative weights; undefined with a reachable negative cycle. */
function trueDistances(run: GraphRun, start: number): number[] | undefined {
  const dist = run.names.map((_, v) => (v === start ? 0 : Infinity));
  for (let round = 0; round < run.size; round += 1) {
    let changed = false;
    run.ways.forEach((ways, u) =>
      ways.forEach(({to, weight}) => {
        if (dist[u]! + weight < dist[to]!) {
          dist[to] = dist[u]! + weight;
          changed = true;
        }
      }),
    );
    if (!changed) {
      return dist;
    }
  }
  return undefined;
}

function verdict(run: GraphRun, start: number, dist: readonly number[]): string {
  const right = trueDistances(run, start);
  const wrong = right?.findIndex((each, v) => each !== dist[v]);
  if (!right) {
    return '堆空了，但图里有能走到的负环，最短路不存在，这些数没有意义。';
  }
  if (wrong !== undefined && wrong >= 0) {
    return `堆空了，可是 ${run.name(wrong)} 真正的距离是 ${shown(right[wrong]!)}，不是 ${shown(dist[wrong]!)}：负边来晚了，定了的不会再改。`;
  }
  const lost = run.names.filter((_, v) => dist[v] === Infinity);
  return `堆空了，能走到的都已定${lost.length > 0 ? `；${lost.join('、')} 从 ${run.name(start)} 走不到` : ''}。`;
}

type Steps = Generator<Step<GraphState>>;

/** State of a run: settled nodes, tentative distances, and the heap. */
class Dijkstra {
  private readonly dist: number[];
  private readonly from: (number | undefined)[];
  private readonly heap = new Heap();
  private readonly settled: number[] = [];

  constructor(private readonly run: GraphRun) {
    this.dist = run.names.map(() => Infinity);
    this.from = run.names.map(() => undefined);
  }

  *steps(start: number): Steps {
    const {run, dist, heap} = this;
    run.names.forEach((_, v) => run.note(v, '∞'));
    dist[start] = 0;
    this.push(start);
    yield this.step('start', `从 ${run.name(start)} 出发，距离 0，进堆；其余都是无穷大。`);
    while (!heap.isEmpty) {
      const {key: d, node: u} = heap.pop();
      run.count('出堆');
      if (this.isSettled(u)) {
        yield this.step('stale', `堆顶 ${shown(d)} ${run.name(u)} 出堆：${run.name(u)} 早已定为 ${shown(dist[u]!)}，这一项作废。`);
        continue;
      }
      run.now = u;
      this.settled.push(u);
      run.mark(u, 'done');
      yield this.step('settle', `堆顶 ${shown(d)} ${run.name(u)} 出堆：没定的里它最近，定下 ${shown(d)}。`);
      for (const way of run.ways[u]!) {
        yield* this.relax(u, d, way);
      }
    }
    run.now = undefined;
    yield this.step(undefined, verdict(run, start, dist));
  }

  /** Relaxes an edge of a node that has just been settled at the distance `d`. */
  private *relax(u: number, d: number, {edge, to: v, weight}: Way): Steps {
    const {run, dist, from} = this;
    run.count('看边');
    const before = dist[v]!;
    const way = `看 ${run.edgeName(edge, u)}`;
    const sum = `${shown(d)} ${weight < 0 ? '−' : '+'} ${Math.abs(weight)} = ${shown(d + weight)}`;
    if (this.isSettled(v)) {
      yield this.step('done', `${way}：${run.name(v)} 已定为 ${shown(before)}，跳过。`, edge);
    } else if (d + weight >= before) {
      yield this.step('keep', `${way}：${sum}，不小于 ${run.name(v)} 现在的 ${shown(before)}，不改。`, edge);
    } else {
      dist[v] = d + weight;
      if (from[v] !== undefined) {
        run.markEdge(from[v], 'out');
      }
      from[v] = edge;
      run.markEdge(edge, 'tree');
      this.push(v);
      yield this.step(
        'relax',
        `${way}：${sum}，小于${before === Infinity ? '' : ' '}${shown(before)}，${run.name(v)} 改为 ${shown(dist[v])}，${before === Infinity ? '进堆' : '再进一次堆'}。`,
        edge,
      );
    }
  }

  private isSettled(v: number): boolean {
    return this.run.isMarked(v, 'done');
  }

  private push(v: number): void {
    this.heap.push(this.dist[v]!, v);
    this.run.count('入堆');
    this.run.mark(v, 'open', shown(this.dist[v]!));
  }

  private step(line: string | undefined, say: string, looked?: number): Step<GraphState> {
    const {run, dist} = this;
    return run.step(line, say, {
      looked,
      rows: {
        堆: this.heap.cells(
          (v) => run.name(v),
          ({key, node}) => this.isSettled(node) || key > dist[node]!,
        ),
        已定: run.cells(this.settled, (u) => `${run.name(u)} ${shown(dist[u]!)}`),
      },
    });
  }
}

/** Dijkstra's algorithm with a binary heap and lazy deletion: at most m + 1 pushes, O((n + m) log n). Negative weights are taken, to show what goes wrong. */
export default onGraph({
  title: 'Dijkstra 最短路径',
  edges: 'either',
  weights: {min: MIN_WEIGHT, max: 99},
  legend: '◎ 刚定下，△ 在堆里，✓ 已定；结点下是目前的距离。粗虚线正在看，粗实线是目前的来路，点线曾经是。堆里划掉的已作废。',
  counts: ['看边', '入堆', '出堆'],
  guess: '入堆',
  cases: [
    {
      label: '例子',
      input: 'A-B 7, A-C 2, B-C 3, B-D 1, C-D 8, C-E 7, D-E 4, D-F 6, E-F 1',
      sketch: ['..B...D..', 'A.......F', '..C...E..'],
    },
    {
      label: '最坏：每条边都松弛',
      input: 'A>B 1, A>C 3, A>D 5, A>E 7, B>C 1, B>D 3, B>E 5, C>D 1, C>E 3, D>E 1',
      sketch: ['....C....', '.B.....D.', 'A.......E'],
    },
    {label: '负边：答案错', input: 'A>B 2, A>C 3, C>B -2, B>D 1', sketch: ['...B...D', 'A.......', '...C....']},
    {label: '走不到', input: 'A>B 4, B>C 1, C>A 2, D>C 1, D>E 3', sketch: ['A...B...D', '..C...E..']},
  ],
  random: (random) => randomGraph(random, {sign: '-', more: 5, most: 20}),
  steps: (run: GraphRun, {start}: Graph) => new Dijkstra(run).steps(start),
});
