import {BinaryRun, SIDE, other, type BinaryNode, type Side} from '../tree/binaryRun';
import {growing, type Grow} from '../tree/growing';

/** A binary search tree with parent links. */
class Run extends BinaryRun<'比较' | '旋转' | '变色'> {
  private readonly parents = new Map<number, BinaryNode>();

  constructor() {
    super(['比较', '旋转', '变色'], ({red}) => ({tone: red ? 'red' : 'black'}));
  }

  parent({id}: BinaryNode): BinaryNode | undefined {
    return this.parents.get(id);
  }

  override link(parent: BinaryNode | undefined, side: Side, child: BinaryNode | undefined): void {
    super.link(parent, side, child);
    if (child && parent) {
      this.parents.set(child.id, parent);
    } else if (child) {
      this.parents.delete(child.id);
    }
  }

  /** `top` goes down to `side`. */
  turn(top: BinaryNode, side: Side): void {
    const up = this.rotate(this.parent(top), top, side);
    this.link(up, side, top);
    this.link(top, other(side), this.child(top, other(side)));
    this.count('旋转');
  }

  paint(node: BinaryNode, red: boolean): void {
    if (node.red !== red) {
      node.red = red;
      this.count('变色');
    }
  }
}

/** The nodes that the fix-up examines. */
interface Family {
  node: BinaryNode;
  parent: BinaryNode;
  grand: BinaryNode;
  uncle?: BinaryNode;
  /** The side of the grandparent that the parent is on. */
  side: Side;
}

function familyOf(run: Run, node: BinaryNode): Family | undefined {
  const parent = run.parent(node);
  const grand = parent && run.parent(parent);
  if (!grand || !parent.red) {
    return undefined;
  }
  const side = run.sideOf(grand, parent);
  return {node, parent, grand, uncle: run.child(grand, other(side)), side};
}

const marksOf = ({node, parent, grand, uncle}: Family) => ({
  compared: [node, parent, grand, ...(uncle ? [uncle] : [])].map(({id}) => id),
  notes: new Map([[node.id, 'z'], [parent.id, '父'], [grand.id, '祖'], ...(uncle ? [[uncle.id, '叔'] as const] : [])]),
});

const isInside = ({node, parent, side}: Family) => parent[other(side)] === node.id;

function* check(run: Run, family: Family): Grow {
  const {node, parent, uncle} = family;
  const who = uncle ? `叔叔 ${uncle.key} 是${uncle.red ? '红' : '黑'}的` : '叔叔是哨兵，黑的';
  const which = uncle?.red ? '情形 1' : isInside(family) ? `${node.key} 在内侧，情形 2` : `${node.key} 在外侧，情形 3`;
  yield run.step('check', `${node.key} 与父亲 ${parent.key} 两红相连；${who}，${which}。`, marksOf(family));
}

/** Case 1, red uncle: recolouring. */
function* push(run: Run, {parent, grand}: Family, uncle: BinaryNode): Grow {
  run.paint(grand, true);
  run.paint(parent, false);
  run.paint(uncle, false);
  yield run.step('push', `情形 1：${parent.key}、${uncle.key} 染黑，${grand.key} 染红，每条路上的黑结点数没变；改看 ${grand.key}。`, {
    moved: [parent.id, uncle.id, grand.id],
  });
}

/** Cases 2 and 3, black uncle: at most two rotations end the fix-up. */
function* lift(run: Run, family: Family): Grow {
  const {grand, side} = family;
  let {parent} = family;
  if (isInside(family)) {
    run.turn(parent, side);
    yield run.step('straighten', `情形 2：${SIDE[side]}旋 ${parent.key}，折线掰直；两个都是红的，黑结点数不变，成了情形 3。`, {
      moved: [family.node.id, parent.id],
    });
    parent = family.node;
  }
  run.paint(grand, true);
  run.paint(parent, false);
  run.turn(grand, other(side));
  yield run.step(
    'lift',
    `情形 3：${parent.key} 染黑，${grand.key} 染红，${SIDE[other(side)]}旋 ${grand.key}；顶上还是黑的，上面不用再看。`,
    {moved: [parent.id, grand.id]},
  );
}

function* fix(run: Run, added: BinaryNode): Grow {
  let node = added;
  let family = familyOf(run, node);
  while (family) {
    yield* check(run, family);
    const {uncle} = family;
    if (!uncle?.red) {
      yield* lift(run, family);
      return;
    }
    yield* push(run, family, uncle);
    node = family.grand;
    family = familyOf(run, node);
  }
  const parent = run.parent(node);
  if (parent) {
    yield run.step('check', `${node.key} 的父亲 ${parent.key} 是黑的，没有两红相连，${node === added ? '不用修' : '修好了'}。`, {
      compared: [node.id, parent.id],
    });
  } else {
    run.paint(node, false);
    yield run.step('root', `${node.key} 是根，染黑：每条路都多一个黑结点，仍然相等。`, {moved: [node.id]});
  }
}

function* insert(run: Run, key: number): Grow {
  let parent: BinaryNode | undefined;
  let side: Side = 'left';
  let node = run.at(run.root);
  while (node) {
    run.count('比较');
    if (node.key === key) {
      yield run.step('exists', `${key} 已经在树里，不再插入。`, {done: [node.id]});
      return;
    }
    side = key < node.key ? 'left' : 'right';
    yield run.step('compare', `插入 ${key}：比 ${node.key} ${side === 'left' ? '小' : '大'}，往${SIDE[side]}走。`, {
      compared: [node.id],
      notes: new Map([[node.id, `←${key}`]]),
    });
    parent = node;
    node = run.child(node, side);
  }
  const added = run.create(key);
  added.red = true;
  run.link(parent, side, added);
  yield run.step(
    'new',
    parent
      ? `${key} 挂在 ${parent.key} 的${SIDE[side]}边，先是红的：黑结点数不变，只可能两红相连。`
      : `树是空的，${key} 就是根，先是红的。`,
    {moved: [added.id]},
  );
  yield* fix(run, added);
}

const redsOf = (run: Run): string => {
  const {nodes} = run.step(undefined, '').state;
  const reds = nodes.filter(({tone}) => tone === 'red').length;
  return `${reds} 红 ${nodes.length - reds} 黑`;
};

/** Insertion into a red-black tree as in CLRS: sentinel, parent links, repair from below, two rotations at most. */
export default growing({
  title: '红黑树：插入',
  guess: '旋转',
  cases: [
    {label: '例子', input: '50 20 80 | 10 30 25 60 70 30'},
    {label: '三种情形接连', input: '60 20 70 10 40 80 30 50 | 25'},
    {label: '最高：升序', input: '1 2 3 4 5 6 7 8 9 10'},
    {label: '不用旋转', input: '40 20 60 10 30 50 70 5'},
  ],
  start() {
    const run = new Run();
    return {run, insert: (key: number) => insert(run, key), end: () => `插完了：${run.size} 个键，${redsOf(run)}。`};
  },
});
