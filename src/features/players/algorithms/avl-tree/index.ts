import {BinaryRun, SIDE, other, type BinaryNode, type Side} from '../tree/binaryRun';
import {growing, type Grow} from '../tree/growing';

type Run = BinaryRun<'比较' | '旋转'>;

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
function* rebalance(run: Run, parent: BinaryNode | undefined, top: BinaryNode, heavy: Side): Grow {
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
  yield run.step(
    heavy === 'left' ? 'll' : 'rr',
    `${SIDE[light]}旋 ${top.key}：${child.key} 升上来作这棵子树的根${also}；高度回到插入之前，上面不会再失衡。`,
    {moved: [top.id, child.id]},
  );
}

const KIND = {left: {1: 'LL', '-1': 'LR'}, right: {1: 'RL', '-1': 'RR'}} as const;

function* fix(run: Run, parent: BinaryNode | undefined, node: BinaryNode): Grow {
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
  const lean = balanceOf(run, child) as 1 | -1;
  yield run.step('update', `${seen}，失衡；${SIDE[heavy]}孩子 ${child.key} 是 ${signed(lean)}，属 ${KIND[heavy][lean]} 型。`, {
    compared: [node.id, child.id],
  });
  yield* rebalance(run, parent, node, heavy);
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
    yield* fix(run, parent, node);
  }
  return added;
}

/** Insertion into an AVL tree: at most one single or double rotation. Notes are balance factors other than 0. */
export default growing({
  title: 'AVL 树：插入',
  guess: '旋转',
  cases: [
    {label: '例子：四型各一次', input: '50 20 | 10 30 40 60 55 40'},
    {label: '升序', input: '1 2 3 4 5 6 7 8'},
    {label: '不用旋转', input: '4 2 6 1 3 5 7'},
    {label: '子树不空的双旋', input: '50 20 70 10 30 60 80 25 40 | 22'},
  ],
  start() {
    const run: Run = new BinaryRun(['比较', '旋转'], (node) => {
      const balance = balanceOf(run, node);
      return {note: balance === 0 ? undefined : signed(balance)};
    });
    return {
      run,
      insert: (key: number) => insert(run, key, undefined, 'left'),
      end: () => `插完了：${run.size} 个键，高 ${heightOf(run.at(run.root))}。`,
    };
  },
});
