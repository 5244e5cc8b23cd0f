import type {Step} from '../types';
import type {GraphRun} from '../graph/graphRun';
import type {GraphState} from '../graph/graphState';
import {Heap} from '../graph/heap';
import {onGraph, randomGraph} from '../graph/onGraph';
import type {Graph} from '../graph/parseGraph';
import {SPANNING_CASES} from '../graph/spanning';

function* steps(run: GraphRun, {start}: Graph): Generator<Step<GraphState>> {
  const key = run.names.map(() => Infinity);
  const from: (number | undefined)[] = run.names.map(() => undefined);
  const heap = new Heap();
  const inside: number[] = [];
  let total = 0;
  const isInside = (v: number) => run.isMarked(v, 'done');
  const step = (line: string | undefined, say: string, looked?: number) =>
    run.step(line, say, {
      looked,
      rows: {
        堆: heap.cells(
          (v) => run.name(v),
          ({key: k, node}) => isInside(node) || k > key[node]!,
        ),
        树里: run.cells(inside),
        总权: [{id: 'total', text: String(total)}],
      },
    });
  const push = (v: number, edge?: number) => {
    heap.push(key[v]!, v, edge);
    run.count('入堆');
    run.mark(v, 'open', String(key[v]));
  };

  run.names.forEach((_, v) => run.note(v, '∞'));
  key[start] = 0;
  push(start);
  yield step('start', `从 ${run.name(start)} 开始长树，树外的结点还不知道离树多远。`);
  while (!heap.isEmpty) {
    const {key: k, node: u, edge: by} = heap.pop();
    run.count('出堆');
    if (isInside(u)) {
      yield step('stale', `堆顶 ${k} ${run.name(u)} 出堆：${run.name(u)} 已在树里，这一项作废。`);
      continue;
    }
    run.now = u;
    inside.push(u);
    total += k;
    run.mark(u, 'done');
    if (by !== undefined) {
      run.markEdge(by, 'tree');
    }
    yield step(
      'join',
      by === undefined
        ? `${run.name(u)} 是树的第一个结点。`
        : `堆顶 ${k} ${run.name(u)} 出堆：跨出树的边里 ${run.edgeName(by)} 最轻，选它，总权 ${total}。`,
    );
    for (const {edge, to: v, weight} of run.ways[u]!) {
      run.count('看边');
      const way = `看 ${run.edgeName(edge, u)}`;
      if (isInside(v)) {
        yield step('inside', `${way}：${run.name(v)} 已在树里，跳过。`, edge);
      } else if (weight >= key[v]!) {
        run.markEdge(edge, 'out');
        yield step('keep', `${way}：权 ${weight} 不小于 ${run.name(v)} 到树的 ${key[v]}，不改。`, edge);
      } else {
        const before = key[v]!;
        key[v] = weight;
        if (from[v] !== undefined) {
          run.markEdge(from[v], 'out');
        }
        from[v] = edge;
        push(v, edge);
        yield step(
          'lower',
          `${way}：${before === Infinity ? `${run.name(v)} 第一次连得到树，距离 ${weight}，进堆` : `权 ${weight} 小于 ${before}，${run.name(v)} 到树的距离改为 ${weight}，再进一次堆`}。`,
          edge,
        );
      }
    }
  }
  run.now = undefined;
  const lost = run.names.filter((_, v) => !inside.includes(v));
  yield step(
    undefined,
    lost.length === 0
      ? `${run.size} 个结点都在树里，${run.size - 1} 条边，总权 ${total}。`
      : `堆空了，${lost.join('、')} 还在外面：图不连通，只得到 ${run.name(start)} 那一块的树，总权 ${total}。`,
  );
}

/** Prim's algorithm with a binary heap and lazy deletion: O((n + m) log n). */
export default onGraph({
  title: 'Prim 最小生成树',
  edges: 'undirected',
  weights: {min: 0, max: 99},
  legend: '◎ 刚进树，△ 在堆里，✓ 在树里；结点下是它到树的最轻边的权。粗实线已选，粗虚线正在看，点线已不可能。',
  counts: ['看边', '入堆', '出堆'],
  cases: SPANNING_CASES,
  random: (random) => randomGraph(random, {sign: '-', more: 6, most: 20}),
  steps,
});
