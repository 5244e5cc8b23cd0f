import {BinaryRun, SIDE, other, type BinaryNode, type Side} from '../tree/binaryRun';
import {VERBS, parseTask, type Kind, type Operation, type Task} from '../tree/operations';
import {playTask} from '../tree/playTask';
import type {TreeState} from '../tree/treeState';
import type {Algorithm, Step} from '../types';

type Run = BinaryRun<'比较' | '再平衡' | '旋转'>;
type Grow<Result = void> = Generator<Step<TreeState>, Result>;

/** Before and after: the operation, and the height that the subtree had before it. */
interface Was {
  kind: Kind;
  height: number;
}

const heightOf = (node: BinaryNode | undefined): number => node?.height ?? 0;
const heights = (run: Run, node: BinaryNode) => ({left: heightOf(run.child(node, 'left')), right: heightOf(run.child(node, 'right'))});

/** Balance factor: height of the left subtree minus height of the right, from the heights stored in the nodes. */
function balanceOf(run: Run, node: BinaryNode): number {
  const {left, right} = heights(run, node);
  return left - right;
}

function update(run: Run, node: BinaryNode): void {
  const {left, right} = heights(run, node);
  node.height = 1 + Math.max(left, right);
}

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

function rotate(run: Run, parent: BinaryNode | undefined, top: BinaryNode, side: Side): BinaryNode {
  const up = run.rotate(parent, top, side);
  update(run, top);
  update(run, up);
  run.count('旋转');
  return up;
}

/** The node at `top` is out of balance on its `heavy` side: one rotation, or two when the weight lies inside. */
function* rebalance(run: Run, parent: BinaryNode | undefined, top: BinaryNode, heavy: Side, was: Was): Grow {
  const light = other(heavy);
  let child = run.child(top, heavy)!;
  const inside = run.child(child, light);
  if (inside && balanceOf(run, child) === (heavy === 'left' ? -1 : 1)) {
    rotate(run, top, child, heavy);
    const line = heavy === 'left' ? 'lr' : 'rl';
    yield run.step(
      line,
      `先${SIDE[heavy]}旋 ${child.key}：${inside.key} 升上来，折线掰直，还是失衡，但成了 ${heavy === 'left' ? 'LL' : 'RR'} 型。`,
      {moved: [child.id, inside.id]},
    );
    child = inside;
  }
  const between = run.child(child, light);
  rotate(run, parent, top, light);
  const also = between ? `，夹在中间的 ${between.key} 换到 ${top.key} 的${SIDE[heavy]}边` : '';
  const above = parent ? '，上面还可能失衡' : '';
  const after = child.height === was.height ? `高度与${VERBS[was.kind]}之前相同，上面不会再失衡` : `比${VERBS[was.kind]}之前矮了 1${above}`;
  yield run.step(heavy === 'left' ? 'll' : 'rr', `${SIDE[light]}旋 ${top.key}：${child.key} 升上来作这棵子树的根${also}；${after}。`, {
    moved: [top.id, child.id],
  });
}

const KIND = {left: {1: 'LL', 0: 'LL', '-1': 'LR'}, right: {1: 'RL', 0: 'RR', '-1': 'RR'}} as const;

function* fix(run: Run, parent: BinaryNode | undefined, node: BinaryNode, kind: Kind): Grow {
  const was = {kind, height: heightOf(node)};
  update(run, node);
  const balance = balanceOf(run, node);
  const {left, right} = heights(run, node);
  const seen = `回到 ${node.key}：左高 ${left}，右高 ${right}，平衡因子 ${signed(balance)}`;
  if (Math.abs(balance) < 2) {
    yield run.step('update', `${seen}，合格，高 ${node.height}。`, {compared: [node.id]});
    return;
  }
  const heavy = balance > 0 ? 'left' : 'right';
  const child = run.child(node, heavy)!;
  const lean = balanceOf(run, child) as -1 | 0 | 1;
  run.count('再平衡');
  yield run.step('update', `${seen}，失衡；${SIDE[heavy]}孩子 ${child.key} 是 ${signed(lean)}，属 ${KIND[heavy][lean]} 型。`, {
    compared: [node.id, child.id],
  });
  yield* rebalance(run, parent, node, heavy, was);
}

function* insert(run: Run, key: number, parent: BinaryNode | undefined, side: Side): Grow<boolean> {
  const node = parent ? run.child(parent, side) : run.at(run.root);
  if (!node) {
    const added = run.create(key);
    added.height = 1;
    run.link(parent, side, added);
    yield run.step('new', parent ? `${key} 挂在 ${parent.key} 的${SIDE[side]}边；往回走，逐个重算高度。` : `树是空的，${key} 就是根。`, {
      moved: [added.id],
    });
    return true;
  }
  run.count('比较');
  if (node.key === key) {
    yield run.step('exists', `${key} 已经在树里，不再插入，高度都不变。`, {done: [node.id]});
    return false;
  }
  const next = key < node.key ? 'left' : 'right';
  yield run.step('compare', `插入 ${key}：比 ${node.key} ${next === 'left' ? '小' : '大'}，往${SIDE[next]}走。`, {
    compared: [node.id],
    notes: new Map([[node.id, `←${key}`]]),
  });
  const added = yield* insert(run, key, node, next);
  if (added) {
    yield* fix(run, parent, node, 'insert');
  }
  return added;
}

/** Takes the least node out of the subtree at `node`, and repairs the way back. @returns it */
function* takeMin(run: Run, parent: BinaryNode, side: Side, gone: BinaryNode): Grow<BinaryNode> {
  const node = run.child(parent, side)!;
  const notes = new Map([[gone.id, '要删']]);
  const left = run.child(node, 'left');
  if (left) {
    yield run.step('down', `${node.key} 还有左孩子，往左到 ${left.key}。`, {compared: [left.id], notes});
    const least = yield* takeMin(run, node, 'left', gone);
    yield* fix(run, parent, node, 'delete');
    return least;
  }
  const child = run.child(node, 'right');
  run.link(parent, side, child);
  run.remove(node);
  const gap = child ? `右孩子 ${child.key} 接上它的空缺` : '它的位置成了空链';
  const way = parent === gone ? '' : '；真正少掉结点的是这里，从它的父亲开始往回修';
  yield run.step('take', `${node.key} 没有左孩子，它就是后继：摘下来，${gap}${way}。`, {moved: child ? [child.id] : [], notes});
  return node;
}

/** Deletes a node with two children: its successor replaces it. @returns the successor */
function* eraseInner(run: Run, parent: BinaryNode | undefined, side: Side, gone: BinaryNode): Grow<BinaryNode> {
  const first = run.child(gone, 'right')!;
  yield run.step('two', `找到 ${gone.key}，它有两个孩子：到右子树里找最小的来顶替，先看 ${first.key}。`, {
    compared: [first.id],
    notes: new Map([[gone.id, '要删']]),
  });
  const next = yield* takeMin(run, gone, 'right', gone);
  run.remove(gone);
  run.restore(next);
  next.left = gone.left;
  next.right = gone.right;
  // The height of the place, which the repair compares with the new one.
  next.height = gone.height;
  run.link(parent, side, next);
  yield run.step('replace', `${next.key} 顶到 ${gone.key} 的位置：左边都比它小，右边都比它大。`, {moved: [next.id]});
  return next;
}

/** Deletes a node with one child at most: the child replaces it. @returns the child */
function* eraseOuter(run: Run, parent: BinaryNode | undefined, side: Side, gone: BinaryNode): Grow<BinaryNode | undefined> {
  const child = run.child(gone, 'left') ?? run.child(gone, 'right');
  run.link(parent, side, child);
  run.remove(gone);
  const where = parent ? `${parent.key} 的${SIDE[side]}边` : '';
  yield run.step(
    'one',
    child
      ? `找到 ${gone.key}，它只有一个孩子 ${child.key}：让它${where ? `接到 ${where}` : '作根'}，从这里往回修。`
      : `找到 ${gone.key}，它是叶子，直接摘掉，${where ? `${where}成了空链，从这里往回修` : '树空了'}。`,
    {moved: child ? [child.id] : []},
  );
  return child;
}

function* erase(run: Run, key: number, parent: BinaryNode | undefined, side: Side): Grow<boolean> {
  const node = parent ? run.child(parent, side) : run.at(run.root);
  if (!node) {
    yield run.step('absent', `走到了空链，${key} 不在树里，没有可删的。`);
    return false;
  }
  run.count('比较');
  if (node.key === key) {
    const isInner = node.left !== undefined && node.right !== undefined;
    const up = yield* isInner ? eraseInner(run, parent, side, node) : eraseOuter(run, parent, side, node);
    if (up) {
      yield* fix(run, parent, up, 'delete');
    }
    return true;
  }
  const next = key < node.key ? 'left' : 'right';
  yield run.step('seek', `删除 ${key}：它比 ${node.key} ${next === 'left' ? '小' : '大'}，往${SIDE[next]}走。`, {
    compared: [node.id],
    notes: new Map([[node.id, `←${key}`]]),
  });
  const erased = yield* erase(run, key, node, next);
  if (erased) {
    yield* fix(run, parent, node, 'delete');
  }
  return erased;
}

function* perform(run: Run, {kind, key}: Operation): Grow {
  yield* kind === 'delete' ? erase(run, key, undefined, 'left') : insert(run, key, undefined, 'left');
}

function* steps(task: Task): Grow {
  const run: Run = new BinaryRun(['比较', '再平衡', '旋转'], (node) => {
    const balance = balanceOf(run, node);
    return {note: balance === 0 ? undefined : signed(balance)};
  });
  yield* playTask(run, task, (operation) => perform(run, operation));
  yield run.step(undefined, `做完了：${run.size} 个键，高 ${heightOf(run.at(run.root))}。`);
}

/** The tree of height 7 with the fewest keys, 33, level by level; room for it and a few operations. */
const MOST = 36;
const SPARSE = '20 12 28 7 17 25 31 4 10 15 19 23 27 30 32 2 6 9 11 14 16 18 22 24 26 29 1 3 5 8 13 21 0';
const SIZE = 9;

/** Insertion into an AVL tree takes one single or double rotation at most, deletion up to one at each node of the way. Notes are balance factors other than 0. */
export default {
  title: 'AVL 树：插入与删除',
  guess: '旋转',
  parse: (text) => parseTask(text, ['insert', 'delete'], MOST),
  cases: [
    {label: '例子：四型各一次', input: '50 20 | 10 30 40 60 55 40'},
    {label: '升序', input: '1 2 3 4 5 6 7 8'},
    {label: '不用旋转', input: '4 2 6 1 3 5 7'},
    {label: '子树不空的双旋', input: '50 20 70 10 30 60 80 25 40 | 22'},
    {label: '删除：连修两次', input: '7 4 10 2 6 9 11 1 3 5 8 0 | -11'},
    {label: '删除：连修三次', input: `${SPARSE} | -32`},
    {label: '删除：两个孩子', input: '50 20 70 10 30 60 80 5 25 40 75 90 22 | -50 -60 -33'},
  ],
  random(random) {
    const any = () => Math.floor(random() * 100);
    const keys = Array.from({length: SIZE}, any);
    const one = () => keys[Math.floor(random() * SIZE)]!;
    return [...keys, '|', any(), `-${one()}`, `-${one()}`, `-${one()}`].join(' ');
  },
  steps,
} satisfies Algorithm<Task, TreeState>;
