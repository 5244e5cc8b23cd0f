import {BinaryRun, SIDE, type BinaryNode, type Side} from '../tree/binaryRun';
import {VERBS, parseTask, type Operation, type Task} from '../tree/operations';
import {playTask} from '../tree/playTask';
import type {TreeState} from '../tree/treeState';
import type {Algorithm, Step} from '../types';

type Run = BinaryRun<'比较' | '改链'>;
type Steps<Result = void> = Generator<Step<TreeState>, Result>;

/** A link of the tree: the side of a node, or the root's. */
interface Place {
  parent?: BinaryNode;
  side: Side;
  node?: BinaryNode;
}

const below = (run: Run, parent: BinaryNode, side: Side): Place => ({parent, side, node: run.child(parent, side)});

/** Descends to the link where the key is, or would be inserted. */
function* find(run: Run, {kind, key}: Operation): Steps<Place> {
  let place: Place = {side: 'left', node: run.at(run.root)};
  while (place.node) {
    const {node} = place;
    run.count('比较');
    const marks = {compared: [node.id], notes: new Map([[node.id, `←${key}`]])};
    if (node.key === key) {
      yield run.step('compare', `${VERBS[kind]} ${key}：走到的正是 ${key}，停下。`, marks);
      return place;
    }
    const side = key < node.key ? 'left' : 'right';
    const where = run.child(node, side) ? `往${SIDE[side]}走` : `${SIDE[side]}边是空链，停在这里`;
    yield run.step('compare', `${VERBS[kind]} ${key}：${key} 比 ${node.key} ${side === 'left' ? '小' : '大'}，${where}。`, marks);
    place = below(run, node, side);
  }
  return place;
}

const whereIs = (parent: BinaryNode, side: Side) => `${parent.key} 的${SIDE[side]}边`;

function* search(run: Run, {key}: Operation, {node, parent}: Place): Steps {
  if (node) {
    yield run.step('found', `找到 ${key}。`, {done: [node.id]});
  } else {
    yield run.step('found', parent ? `停在空链上：${key} 若在树里只能在这里，所以没有 ${key}。` : `树是空的，没有 ${key}。`);
  }
}

function* insert(run: Run, {key}: Operation, place: Place): Steps {
  if (place.node) {
    yield run.step('exists', `${key} 已经在树里，不再插入。`, {done: [place.node.id]});
    return;
  }
  const node = run.create(key);
  run.link(place.parent, place.side, node);
  run.count('改链');
  yield run.step(
    'insert',
    place.parent ? `${key} 挂在${whereIs(place.parent, place.side)}：只改这一根链，别的结点不动。` : `树是空的，${key} 就是根。`,
    {
      moved: [node.id],
    },
  );
}

function* erase(run: Run, {key}: Operation, place: Place): Steps {
  const gone = place.node;
  if (!gone) {
    yield run.step('absent', `走到空链也没遇到 ${key}，没有可删的。`);
    return;
  }
  const children = (['left', 'right'] as const).filter((side) => run.child(gone, side));
  if (children.length < 2) {
    yield* eraseTop(run, gone, place, children[0]);
  } else {
    yield* eraseInner(run, gone, place);
  }
}

/** Deletes a node with at most one child: the child replaces it. */
function* eraseTop(run: Run, gone: BinaryNode, place: Place, side: Side | undefined): Steps {
  const child = side && run.child(gone, side);
  run.link(place.parent, place.side, child);
  run.remove(gone);
  run.count('改链');
  const line = side === 'left' ? 'left' : 'right';
  if (side && child) {
    const where = place.parent ? `接到 ${whereIs(place.parent, place.side)}` : '作根';
    yield run.step(line, `${gone.key} 只有${SIDE[side]}孩子 ${child.key}：让它整棵${where}，次序不变。`, {moved: [child.id]});
  } else {
    yield run.step(line, `${gone.key} 是叶子，直接摘掉，${place.parent ? `${whereIs(place.parent, place.side)}成了空链` : '树空了'}。`);
  }
}

/** Deletes a node with two children: its in-order successor, which has no left child, replaces it. */
function* eraseInner(run: Run, gone: BinaryNode, place: Place): Steps {
  let parent = gone;
  let side: Side = 'right';
  let next = run.child(gone, 'right')!;
  const notes = (id: number) =>
    new Map([
      [gone.id, '要删'],
      [id, '候选'],
    ]);
  yield run.step('two', `${gone.key} 有两个孩子：找右子树里最小的来顶替，先看 ${next.key}。`, {
    compared: [next.id],
    notes: notes(next.id),
  });
  while (next.left !== undefined) {
    parent = next;
    side = 'left';
    next = run.child(parent, side)!;
    yield run.step('down', `${parent.key} 还有左孩子，往左到 ${next.key}。`, {compared: [next.id], notes: notes(next.id)});
  }
  const child = run.child(next, 'right');
  run.link(parent, side, child);
  next.left = gone.left;
  next.right = gone.right;
  run.link(place.parent, place.side, next);
  run.remove(gone);
  run.count('改链', 4);
  const moved = child ? [next.id, child.id] : [next.id];
  yield run.step(
    'replace',
    `${next.key} 没有左孩子，摘下它${child ? `（右孩子 ${child.key} 接上它的空缺）` : ''}，顶到 ${gone.key} 的位置：左边都比它小，右边都比它大。`,
    {moved},
  );
}

const ACTS = {insert, search, delete: erase};

function* perform(run: Run, operation: Operation): Steps {
  yield* ACTS[operation.kind](run, operation, yield* find(run, operation));
}

function* steps(task: Task): Steps {
  const run: Run = new BinaryRun(['比较', '改链']);
  yield* playTask(run, task, (operation) => perform(run, operation));
  yield run.step(undefined, `做完了，树里有 ${run.size} 个键。`);
}

const SIZE = 9;

/** Insert, search and delete in an unbalanced binary search tree: each takes as many comparisons as nodes lie on its way. */
export default {
  title: '二叉搜索树',
  guess: '比较',
  parse: (text) => parseTask(text, ['insert', 'search', 'delete']),
  cases: [
    {label: '例子', input: '50 30 70 20 40 60 80 65 | 45 ?60 ?55 -20 -30 -50 40'},
    {label: '删除三种', input: '50 30 80 20 70 90 60 75 65 | -90 -80 -50'},
    {label: '最坏：升序', input: '1 2 3 4 5 6 7 8 9 ?9'},
    {label: '锯齿', input: '1 9 2 8 3 7 4 6 5 | ?5 -1 -9 ?5'},
    {label: '找不到的', input: '4 2 6 | ?3 -5'},
  ],
  random(random) {
    const any = () => Math.floor(random() * 100);
    const keys = Array.from({length: SIZE}, any);
    const one = () => keys[Math.floor(random() * SIZE)]!;
    return [...keys, '|', any(), `?${one()}`, `-${one()}`, `-${one()}`].join(' ');
  },
  steps,
} satisfies Algorithm<Task, TreeState>;
