import type {Step} from '../types';
import type {GraphRun} from '../graph/graphRun';
import type {GraphState} from '../graph/graphState';
import {onGraph, randomGraph} from '../graph/onGraph';
import type {Graph} from '../graph/parseGraph';

function* steps(run: GraphRun, {start}: Graph): Generator<Step<GraphState>> {
  const dist = run.names.map(() => -1);
  const queue = [start];
  const order: number[] = [];
  const step = (line: string | undefined, say: string, looked?: number) =>
    run.step(line, say, {looked, rows: {队列: run.cells(queue), 出队: run.cells(order, (u) => `${run.name(u)} ${dist[u]}`)}});

  dist[start] = 0;
  run.mark(start, 'open', '0');
  run.count('入队');
  yield step('start', `从 ${run.name(start)} 出发，距离 0，进队列。`);
  while (queue.length > 0) {
    const u = queue.shift()!;
    order.push(u);
    run.now = u;
    run.mark(u, 'done');
    yield step('pop', `队首 ${run.name(u)} 出队，它的距离 ${dist[u]} 不会再变。`);
    for (const {edge, to: v} of run.ways[u]!) {
      run.count('看边');
      const way = `看 ${run.edgeName(edge, u)}`;
      if (dist[v] !== -1) {
        yield step('seen', `${way}：${run.name(v)} 已有距离 ${dist[v]}，不大于 ${dist[u]! + 1}，跳过。`, edge);
        continue;
      }
      dist[v] = dist[u]! + 1;
      queue.push(v);
      run.count('入队');
      run.mark(v, 'open', String(dist[v]));
      run.markEdge(edge, 'tree');
      yield step('push', `${way}：${run.name(v)} 第一次被看见，距离 ${dist[u]} + 1 = ${dist[v]}，排到队尾。`, edge);
    }
  }
  run.now = undefined;
  const lost = run.names.filter((_, v) => dist[v] === -1);
  yield step(
    undefined,
    `队列空了：最远的距离是 ${Math.max(...dist)}${lost.length > 0 ? `，${lost.join('、')} 从 ${run.name(start)} 走不到` : ''}。`,
  );
}

/** Breadth-first search: distances in edges, Θ(n + m). */
export default onGraph({
  title: '广度优先搜索',
  edges: 'either',
  legend: '◎ 正在处理，△ 在队列里，✓ 已出队；结点下是距离。粗虚线正在看，粗实线是树边：第一次看见它的那条边。',
  counts: ['入队', '看边'],
  cases: [
    {label: '例子', input: 'A-B, A-C, B-D, C-D, C-E, D-F, E-F, E-G, F-H, G-H', sketch: ['..B.D.F..', 'A.......H', '..C.E.G..']},
    {label: '队列最长：星', input: 'A-B, A-C, A-D, A-E, A-F, A-G, A-H', sketch: ['C..B..H', 'D..A..G', '.E...F.']},
    {label: '迷宫', input: 'A-B, B-C, A-E, E-I, I-J, J-K, K-G, G-H, H-D, H-L', sketch: ['A..B..C..D', 'E.....G..H', 'I..J..K..L']},
    {label: '有走不到的', input: 'A>B, B>C, C>A, B>D, E>D, E>F', sketch: ['A...B...E', '..C...D..', '.......F.']},
  ],
  random: (random) => randomGraph(random, {sign: '-', more: 4, nodes: 8}),
  steps,
});
