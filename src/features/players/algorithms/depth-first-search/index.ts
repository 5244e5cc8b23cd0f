import type {Step} from '../types';
import type {GraphRun, Way} from '../graph/graphRun';
import type {GraphState} from '../graph/graphState';
import {onGraph, randomGraph} from '../graph/onGraph';

/** Discovery and finishing times. */
class Search {
  readonly entered: number[];
  readonly left: number[];
  readonly stack: number[] = [];
  readonly order: number[] = [];
  private clock = 0;

  constructor(readonly run: GraphRun) {
    this.entered = run.names.map(() => 0);
    this.left = run.names.map(() => 0);
  }

  enter(u: number): void {
    this.clock += 1;
    this.entered[u] = this.clock;
    this.stack.push(u);
    this.order.push(u);
    this.run.mark(u, 'open', `${this.clock}/`);
    this.run.now = u;
  }

  leave(u: number): void {
    this.clock += 1;
    this.left[u] = this.clock;
    this.stack.pop();
    this.run.mark(u, 'done', `${this.entered[u]}/${this.clock}`);
  }

  step(line: string | undefined, say: string, looked?: number): Step<GraphState> {
    const {run, stack, order} = this;
    return run.step(line, say, {looked, rows: {栈: run.cells(stack), 先序: run.cells(order)}});
  }
}

/** The kind of an edge to a discovered node: back, forward or cross. */
function* lookAgain(s: Search, u: number, {edge, to: v}: Way): Generator<Step<GraphState>> {
  const {run, entered, left} = s;
  const way = `看 ${run.edgeName(edge)}`;
  const isBack = left[v] === 0;
  const isForward = entered[u]! < entered[v]!;
  run.markEdge(edge, 'out', isBack ? 'B' : isForward ? 'F' : 'C');
  if (isBack) {
    yield s.step('back', `${way}：${run.name(v)} 还在栈里，是 ${run.name(u)} 的祖先，这是回边 B，图里有环。`, edge);
  } else if (isForward) {
    yield s.step(
      'forward',
      `${way}：${run.name(v)} 已退出，又比 ${run.name(u)} 进得晚（${entered[v]} > ${entered[u]}），是它的后代，这是前向边 F。`,
      edge,
    );
  } else {
    yield s.step('cross', `${way}：${run.name(v)} 在 ${run.name(u)} 进来之前就已退出（${left[v]} < ${entered[u]}），这是横叉边 C。`, edge);
  }
}

function* visit(s: Search, u: number): Generator<Step<GraphState>> {
  const {run} = s;
  s.enter(u);
  yield s.step('enter', `进入 ${run.name(u)}，时刻 ${s.entered[u]}，压进栈。`);
  for (const way of run.ways[u]!) {
    run.count('看边');
    if (s.entered[way.to] === 0) {
      run.markEdge(way.edge, 'tree', 'T');
      yield s.step('tree', `看 ${run.edgeName(way.edge)}：${run.name(way.to)} 还没进过，这是树边 T，先走下去。`, way.edge);
      yield* visit(s, way.to);
      run.now = u;
    } else {
      yield* lookAgain(s, u, way);
    }
  }
  s.leave(u);
  yield s.step('leave', `${run.name(u)} 的出边看完了，退出，时刻 ${s.left[u]}。`);
}

function* steps(run: GraphRun): Generator<Step<GraphState>> {
  const s = new Search(run);
  for (let u = 0; u < run.size; u += 1) {
    run.count('看点');
    if (s.entered[u] === 0) {
      run.now = u;
      yield s.step('root', `${run.name(u)} 还没进过，从它开始一棵新的树。`);
      yield* visit(s, u);
    }
  }
  run.now = undefined;
  yield s.step(undefined, `全部 ${run.size} 个结点都已退出，时刻走到 ${2 * run.size}。`);
}

/** Depth-first search of a directed graph with discovery and finishing times and edge classification: Θ(n + m). */
export default onGraph({
  title: '深度优先搜索',
  edges: 'directed',
  legend: '◎ 正在处理，△ 在栈里（灰），✓ 已退出（黑）；结点下是“进入/退出”的时刻。粗线 T 是树边，点线是 B 回边、F 前向边、C 横叉边。',
  counts: ['看点', '看边'],
  cases: [
    {label: '例子', input: 'A>B, A>C, B>D, C>D, C>F, D>B, E>C, E>F, A>F', sketch: ['B...A...F..', '...D..C...E']},
    {label: '一条链：栈最深', input: 'A>B, B>C, C>D, D>E, E>F, F>G, G>H', sketch: ['A.B.C.D', 'H.G.F.E']},
    {label: '没有回边', input: 'A>B, A>C, B>D, B>E, C>D, C>E, D>F, E>F', sketch: ['..B.D..', 'A.....F', '..C.E..']},
    {label: '两块互不相连', input: 'A>B, B>C, C>A, D>E, D>F, F>E', sketch: ['A...D..', '..C...F', 'B...E..']},
  ],
  random: (random) => randomGraph(random, {sign: '>', more: 5}),
  steps,
});
