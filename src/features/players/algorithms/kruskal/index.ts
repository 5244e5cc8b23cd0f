import type {Step} from '../types';
import type {GraphRun} from '../graph/graphRun';
import type {GraphCell, GraphState} from '../graph/graphState';
import {onGraph, randomGraph} from '../graph/onGraph';
import {SPANNING_CASES} from '../graph/spanning';

function* steps(run: GraphRun): Generator<Step<GraphState>> {
  /** By node: the least node of its component. */
  const part = run.names.map((_, v) => v);
  const order = run.edges.map((_, id) => id).sort((a, b) => run.edges[a]!.weight - run.edges[b]!.weight || a - b);
  const fate = new Map<number, GraphCell['mark']>();
  let [total, taken] = [0, 0];
  const shortName = (id: number) => `${run.name(run.edges[id]!.from)}${run.name(run.edges[id]!.to)}`;
  const step = (line: string | undefined, say: string, looked?: number) =>
    run.step(line, say, {
      looked,
      rows: {
        边: order.map((id) => ({
          id,
          text: `${run.edges[id]!.weight} ${shortName(id)}`,
          mark: id === looked && !fate.has(id) ? 'now' : fate.get(id),
        })),
        总权: [{id: 'total', text: String(total)}],
      },
    });
  const members = (p: number) => run.names.filter((_, v) => part[v] === p).join('');

  part.forEach((p, v) => run.note(v, run.name(p)));
  yield step('sort', `把 ${order.length} 条边按权从小到大排好；每个结点自成一块。`);
  for (const id of order) {
    const {from, to, weight} = run.edges[id]!;
    run.count('看边');
    const [a, b] = [part[from]!, part[to]!];
    if (a === b) {
      fate.set(id, 'out');
      run.markEdge(id, 'out');
      yield step('skip', `${run.edgeName(id)} 权 ${weight}：两头都在 ${members(a)} 这一块，选了就成环，丢掉。`, id);
      continue;
    }
    const [one, other] = [members(a), members(b)];
    const into = Math.min(a, b);
    part.forEach((p, v) => {
      if (p === a || p === b) {
        part[v] = into;
        run.mark(v, 'done', run.name(into));
      }
    });
    total += weight;
    taken += 1;
    run.count('选边');
    fate.set(id, 'done');
    run.markEdge(id, 'tree');
    yield step('take', `${run.edgeName(id)} 权 ${weight}：连起 ${one} 与 ${other} 两块，选它，总权 ${total}。`, id);
    if (taken + 1 === run.size) {
      yield step('full', `已有 ${taken} 条边，${run.size} 个结点都连上了，后面的不用看。`);
      break;
    }
  }
  const parts = new Set(part).size;
  yield step(
    undefined,
    parts === 1
      ? `最小生成树有 ${taken} 条边，总权 ${total}。`
      : `边看完了，还有 ${parts} 块：图不连通，得到的是最小生成森林，总权 ${total}。`,
  );
}

/** Kruskal's algorithm: O(m log m) for the sorting. */
export default onGraph({
  title: 'Kruskal 最小生成树',
  edges: 'undirected',
  weights: {min: 0, max: 99},
  legend:
    '结点下是所在的块（以块里最靠前的结点为名），✓ 已连上别的。粗实线已选，粗虚线正在看，点线丢掉；格子里，下面有粗线的已选，划掉的已丢。',
  counts: ['看边', '选边'],
  guess: '看边',
  cases: SPANNING_CASES,
  random: (random) => randomGraph(random, {sign: '-', more: 6, most: 20}),
  steps,
});
