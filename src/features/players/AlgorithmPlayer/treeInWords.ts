import type {TreeNode, TreeState} from '@site/src/features/players/algorithms/tree/treeState';

const TONES = {red: '红', black: '黑'};

/** The forest as `5（2，8（空，9））`: each node with its children in brackets. */
export function treeInWords({roots, nodes, row}: TreeState): string {
  const byId = new Map(nodes.map((node) => [node.id, node]));

  function words(id: number | undefined): string {
    const node = id === undefined ? undefined : byId.get(id);
    return node ? label(node) + below(node) : '空';
  }
  function label({keys, tone}: TreeNode): string {
    return keys.join('·') + (tone ? TONES[tone] : '');
  }
  function below({children}: TreeNode): string {
    return children.some((child) => child !== undefined) ? `（${children.map(words).join('，')}）` : '';
  }

  const forest = roots.length > 0 ? roots.map(words).join('；') : '空树';
  return row && row.length > 0 ? `${forest}；下面一行：${row.map(({text}) => text).join('、')}` : forest;
}
