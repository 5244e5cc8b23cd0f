import {parseList, type Parsed} from '../../../../shared/pure/parse';
import {marked} from '../tree/marked';
import type {TreeNode, TreeState} from '../tree/treeState';
import type {Algorithm, Step} from '../types';

interface Input {
  /** Minimum degree: nodes but the root have t − 1 to 2t − 1 keys. */
  t: number;
  keys: readonly number[];
}

const DEGREES = {min: 2, max: 4};
const RANGE = {min: 0, max: 99, length: {min: 1, max: 40}};
const DEGREE = /^t[=:]?(\d{1,2})$/i;

/** Keys to insert, after the minimum degree such as t=3; it is 2 if it is not said. */
function parse(text: string): Parsed<Input> {
  const parts = text
    .normalize('NFKC')
    .trim()
    .replace(/^t\s*=\s*/i, 't=')
    .split(/[\s,、;]+/)
    .filter(Boolean);
  const degree = DEGREE.exec(parts[0] ?? '')?.[1];
  const t = Number(degree ?? DEGREES.min);
  if (t < DEGREES.min || t > DEGREES.max) {
    return {message: `最小度数 t 取 ${DEGREES.min} 到 ${DEGREES.max}，例如 t=2 8 3 5。`};
  }
  const list = parseList(parts.slice(degree === undefined ? 0 : 1).join(' '), RANGE);
  return 'message' in list
    ? {message: `${list.message}开头可以写最小度数，例如 t=2 8 3 5。`}
    : {value: {t, keys: list.value}, text: `t=${t} ${list.text}`};
}

interface Node {
  id: number;
  keys: number[];
  /** Empty for a leaf. */
  children: Node[];
}

/** A B-tree of whole numbers that counts pages read and splits. */
class BTree {
  root: Node = {id: 0, keys: [], children: []};
  private made = 1;
  private read = 0;
  private splits = 0;
  private height = 1;

  constructor(private readonly t: number) {}

  visit(node: Node): Node {
    this.read += 1;
    return node;
  }

  isFull({keys}: Node): boolean {
    return keys.length === 2 * this.t - 1;
  }

  grow(): void {
    this.root = {id: this.made, keys: [], children: [this.root]};
    this.made += 1;
    this.height += 1;
  }

  /** Splits the full child at index i: its right half becomes the next sibling, its median key moves up. */
  split(parent: Node, i: number): Node {
    const left = parent.children[i]!;
    const right = {id: this.made, keys: left.keys.splice(this.t), children: left.children.splice(this.t)};
    this.made += 1;
    this.splits += 1;
    parent.keys.splice(i, 0, left.keys.pop()!);
    parent.children.splice(i + 1, 0, right);
    return right;
  }

  step(line: string | undefined, say: string, marks: {compared?: Node[]; moved?: Node[]} = {}): Step<TreeState> {
    const nodes: TreeNode[] = [];
    const add = ({id, keys, children}: Node) => {
      nodes.push({id, keys: keys.map(String), children: children.map((child) => child.id)});
      children.forEach(add);
    };
    const isEmpty = this.root.keys.length === 0;
    if (!isEmpty) {
      add(this.root);
    }
    const ids = (all: Node[] = []) => all.map(({id}) => id);
    return {
      state: marked({roots: isEmpty ? [] : [this.root.id], nodes}, {compared: ids(marks.compared), moved: ids(marks.moved)}),
      line,
      say,
      counts: {读页: this.read, 分裂: this.splits, 高: isEmpty ? 0 : this.height},
    };
  }
}

const text = ({keys}: Node) => keys.join(' ');

function* splitChild(tree: BTree, parent: Node, i: number): Generator<Step<TreeState>> {
  const left = parent.children[i]!;
  const right = tree.split(parent, i);
  yield tree.step('split', `分裂：中间的 ${parent.keys[i]} 升到父亲里，左边留下 ${text(left)}，右边是 ${text(right)}。`, {
    moved: [parent, left, right],
  });
}

function* insert(tree: BTree, key: number): Generator<Step<TreeState>> {
  tree.visit(tree.root);
  // The halves of a node that was just split are in memory already.
  let isRead = false;
  if (tree.isFull(tree.root)) {
    yield tree.step('grow', `插入 ${key}：根 ${text(tree.root)} 满了，上面添一个新根，把它分成两半，整棵树高一层。`, {
      compared: [tree.root],
    });
    tree.grow();
    yield* splitChild(tree, tree.root, 0);
    isRead = true;
  }
  let node = tree.root;
  for (;;) {
    const before = node.keys.findIndex((each) => each >= key);
    const i = before < 0 ? node.keys.length : before;
    if (node.keys[i] === key) {
      yield tree.step('found', `${key} 已经在 ${text(node)} 里，不用插入。`, {compared: [node]});
      return;
    }
    if (node.children.length === 0) {
      node.keys.splice(i, 0, key);
      yield tree.step('insert', `到了叶子，它没有满，${key} 放在第 ${i + 1} 个：现在是 ${text(node)}。`, {moved: [node]});
      return;
    }
    const child = isRead ? node.children[i]! : tree.visit(node.children[i]!);
    if (tree.isFull(child)) {
      yield tree.step('full', `插入 ${key}：要去的孩子 ${text(child)} 满了，先分裂它，免得以后要回头。`, {compared: [node, child]});
      yield* splitChild(tree, node, i);
      isRead = true;
    } else {
      yield tree.step('descend', `插入 ${key}：在 ${text(node)} 里该走第 ${i + 1} 个孩子 ${text(child)}，它没有满。`, {
        compared: [node, child],
      });
      node = child;
      isRead = false;
    }
  }
}

function* steps({t, keys}: Input): Generator<Step<TreeState>> {
  const tree = new BTree(t);
  yield tree.step(undefined, `最小度数 ${t}：每个结点至多 ${2 * t - 1} 个键，除根外至少 ${t - 1} 个；树还是空的。`);
  for (const key of keys) {
    yield* insert(tree, key);
  }
  const {state, counts} = tree.step(undefined, '');
  yield tree.step(undefined, `做完了：${state.nodes.length} 个结点，高 ${counts.高}，分裂了 ${counts.分裂} 次。`);
}

const upTo = (n: number) => Array.from({length: n}, (_, i) => i + 1).join(' ');

/** Insertion into a B-tree that splits full nodes on its way down, so that it never goes back. */
const bTree: Algorithm<Input, TreeState> = {
  title: 'B 树的插入',
  guess: '分裂',
  parse,
  cases: [
    {label: '例子', input: 't=2 50 20 70 10 30 60 80 25 5 40 35'},
    {label: '最空：升序', input: `t=2 ${upTo(14)}`},
    {label: '同样的数，t=3', input: `t=3 ${upTo(14)}`},
    {label: '有重复', input: 't=2 5 8 3 5 9 1 8'},
  ],
  random: (random) => `t=${2 + Math.floor(random() * 2)} ${Array.from({length: 14}, () => Math.floor(random() * 100)).join(' ')}`,
  steps,
};

export default bTree;
