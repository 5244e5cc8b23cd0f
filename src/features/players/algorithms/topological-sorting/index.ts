import type {Step} from '../types';
import type {GraphRun} from '../graph/graphRun';
import type {GraphState} from '../graph/graphState';
import {onGraph, randomGraph} from '../graph/onGraph';

/** A cycle among nodes each of which has an incoming edge from another of them. */
function cycleAmong(run: GraphRun, left: readonly number[]): number[] {
  const before = (v: number) => run.edges.find(({from, to}) => to === v && left.includes(from))!.from;
  const path = [left[0]!];
  for (let v = before(left[0]!); ; v = before(v)) {
    const met = path.indexOf(v);
    if (met >= 0) {
      return [...path.slice(met), v].reverse();
    }
    path.push(v);
  }
}

function* steps(run: GraphRun): Generator<Step<GraphState>> {
  const indegree = run.names.map((_, v) => run.edges.filter(({to}) => to === v).length);
  const ready: number[] = [];
  const order: number[] = [];
  const step = (line: string | undefined, say: string, looked?: number) =>
    run.step(line, say, {looked, rows: {队列: run.cells(ready), 次序: run.cells(order)}});
  const put = (v: number) => {
    ready.push(v);
    run.count('入队');
    run.mark(v, 'open');
  };

  indegree.forEach((d, v) => run.note(v, String(d)));
  yield step('count', `数入度：看一遍全部 ${run.edges.length} 条边，终点的入度加 1。`);
  indegree.forEach((d, v) => d === 0 && put(v));
  yield step(
    'ready',
    ready.length > 0
      ? `${run
          .cells(ready)
          .map(({text}) => text)
          .join('、')} 的入度是 0，没有要等的，进队列。`
      : '没有入度为 0 的结点，队列是空的。',
  );
  while (ready.length > 0) {
    const u = ready.shift()!;
    order.push(u);
    run.now = u;
    run.mark(u, 'done');
    yield step('take', `队首 ${run.name(u)} 出队，排在第 ${order.length} 位：它要等的都已在前面。`);
    for (const {edge, to: v} of run.ways[u]!) {
      indegree[v] = indegree[v]! - 1;
      run.count('看边');
      run.note(v, String(indegree[v]));
      run.markEdge(edge, 'out');
      yield step(
        'lower',
        `去掉 ${run.edgeName(edge)}：${run.name(v)} 的入度减到 ${indegree[v]}${indegree[v] === 0 ? '，没有要等的了' : '，还要等'}。`,
        edge,
      );
      if (indegree[v] === 0) {
        put(v);
        yield step('free', `${run.name(v)} 进队列。`, edge);
      }
    }
  }
  run.now = undefined;
  if (order.length === run.size) {
    yield step(undefined, `${run.size} 个都排出来了，每条边都从前指向后。`);
    return;
  }
  const left = run.names.flatMap((_, v) => (order.includes(v) ? [] : [v]));
  const cycle = cycleAmong(run, left).map((v) => run.name(v));
  yield step(
    undefined,
    `队列空了，只排出 ${order.length} 个；剩下的 ${run
      .cells(left)
      .map(({text}) => text)
      .join('、')} 入度都不是 0，其中有环 ${cycle.join('→')}。`,
  );
}

/** Kahn's topological sorting: Θ(n + m); fewer than n nodes come out just when there is a cycle. */
export default onGraph({
  title: '拓扑排序（Kahn）',
  edges: 'directed',
  legend: '◎ 正在处理，△ 在队列里，✓ 已排好；结点下是剩下的入度。粗虚线正在看，点线已去掉。',
  counts: ['入队', '看边'],
  cases: [
    {label: '例子', input: '0>1, 0>2, 1>3, 1>4, 2>3, 2>4, 3>5, 4>5', sketch: ['..1...3..', '0.......5', '..2...4..']},
    {label: '一条链：只有一种次序', input: '0>1, 1>2, 2>3, 3>4, 4>5, 5>6, 6>7', sketch: ['0..1..2..3', '7..6..5..4']},
    {label: '有环', input: '0>1, 1>2, 2>3, 3>1, 3>4, 0>5', sketch: ['0..1..2', '5....3.', '....4..']},
    {label: '没有边', input: '0, 1, 2, 3, 4', sketch: ['0..1..2', '.3...4.']},
  ],
  random: (random) => randomGraph(random, {sign: '>', more: 5, acyclic: random() < 0.8}),
  steps,
});
