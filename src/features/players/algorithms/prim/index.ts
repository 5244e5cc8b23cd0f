import type {Step} from '../types';
import type {GraphRun, Way} from '../graph/graphRun';
import type {GraphState} from '../graph/graphState';
import {Heap, type Entry} from '../graph/heap';
import {onGraph, randomGraph} from '../graph/onGraph';
import type {Graph} from '../graph/parseGraph';
import {SPANNING_CASES} from '../graph/spanning';

type Steps = Generator<Step<GraphState>>;

/** State of a run: the tree's nodes, and for each other node the weight of the lightest edge from the tree. */
class Prim {
  private readonly key: number[];
  private readonly from: (number | undefined)[];
  private readonly heap = new Heap();
  private readonly inside: number[] = [];
  private total = 0;

  constructor(private readonly run: GraphRun) {
    this.key = run.names.map(() => Infinity);
    this.from = run.names.map(() => undefined);
  }

  *steps(start: number): Steps {
    const {run, heap} = this;
    run.names.forEach((_, v) => run.note(v, '∞'));
    this.key[start] = 0;
    this.push(start);
    yield this.step('start', `从 ${run.name(start)} 开始长树，树外的结点还不知道离树多远。`);
    while (!heap.isEmpty) {
      const entry = heap.pop();
      run.count('出堆');
      if (this.isInside(entry.node)) {
        const name = run.name(entry.node);
        yield this.step('stale', `堆顶 ${entry.key} ${name} 出堆：${name} 已在树里，这一项作废。`);
        continue;
      }
      yield* this.join(entry);
      for (const way of run.ways[entry.node]!) {
        yield* this.look(entry.node, way);
      }
    }
    run.now = undefined;
    yield this.step(undefined, this.result(start));
  }

  /** Adds the nearest node to the tree. */
  private *join({key, node, edge}: Entry): Steps {
    const {run} = this;
    run.now = node;
    this.inside.push(node);
    this.total += key;
    run.mark(node, 'done');
    if (edge !== undefined) {
      run.markEdge(edge, 'tree');
    }
    yield this.step(
      'join',
      edge === undefined
        ? `${run.name(node)} 是树的第一个结点。`
        : `堆顶 ${key} ${run.name(node)} 出堆：跨出树的边里 ${run.edgeName(edge)} 最轻，选它，总权 ${this.total}。`,
    );
  }

  /** Examines an edge of a node that has just been added. */
  private *look(u: number, {edge, to: v, weight}: Way): Steps {
    const {run, key, from} = this;
    run.count('看边');
    const before = key[v]!;
    const way = `看 ${run.edgeName(edge, u)}`;
    if (this.isInside(v)) {
      yield this.step('inside', `${way}：${run.name(v)} 已在树里，跳过。`, edge);
    } else if (weight >= before) {
      run.markEdge(edge, 'out');
      yield this.step('keep', `${way}：权 ${weight} 不小于 ${run.name(v)} 到树的 ${before}，不改。`, edge);
    } else {
      key[v] = weight;
      if (from[v] !== undefined) {
        run.markEdge(from[v], 'out');
      }
      from[v] = edge;
      this.push(v, edge);
      yield this.step(
        'lower',
        `${way}：${before === Infinity ? `${run.name(v)} 第一次连得到树，距离 ${weight}，进堆` : `权 ${weight} 小于 ${before}，${run.name(v)} 到树的距离改为 ${weight}，再进一次堆`}。`,
        edge,
      );
    }
  }

  private result(start: number): string {
    const {run, inside, total} = this;
    const lost = run.names.filter((_, v) => !inside.includes(v));
    return lost.length === 0
      ? `${run.size} 个结点都在树里，${run.size - 1} 条边，总权 ${total}。`
      : `堆空了，${lost.join('、')} 还在外面：图不连通，只得到 ${run.name(start)} 那一块的树，总权 ${total}。`;
  }

  private isInside(v: number): boolean {
    return this.run.isMarked(v, 'done');
  }

  private push(v: number, edge?: number): void {
    this.heap.push(this.key[v]!, v, edge);
    this.run.count('入堆');
    this.run.mark(v, 'open', String(this.key[v]));
  }

  private step(line: string | undefined, say: string, looked?: number): Step<GraphState> {
    const {run} = this;
    return run.step(line, say, {
      looked,
      rows: {
        堆: this.heap.cells(
          (v) => run.name(v),
          ({key, node}) => this.isInside(node) || key > this.key[node]!,
        ),
        树里: run.cells(this.inside),
        总权: [{id: 'total', text: String(this.total)}],
      },
    });
  }
}

/** Prim's algorithm with a binary heap and lazy deletion: O((n + m) log n). */
export default onGraph({
  title: 'Prim 最小生成树',
  edges: 'undirected',
  weights: {min: 0, max: 99},
  legend: '◎ 刚进树，△ 在堆里，✓ 在树里；结点下是它到树的最轻边的权。粗实线已选，粗虚线正在看，点线已不可能。',
  counts: ['看边', '入堆', '出堆'],
  guess: '入堆',
  cases: SPANNING_CASES,
  random: (random) => randomGraph(random, {sign: '-', more: 6, most: 20}),
  steps: (run: GraphRun, {start}: Graph) => new Prim(run).steps(start),
});
