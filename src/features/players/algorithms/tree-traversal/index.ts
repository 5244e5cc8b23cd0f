import type {Parsed} from '../../../../shared/pure/parse';
import {marked} from '../tree/marked';
import type {TreeState} from '../tree/treeState';
import type {Algorithm, Counts, Step} from '../types';
import {parseTree, randomTree, type BinaryNode} from './binary';

const ORDERS = ['前', '中', '后', '层'] as const;
type Order = (typeof ORDERS)[number];

interface Input {
  order: Order;
  tree: readonly BinaryNode[];
}

interface Marks {
  compared?: number[];
  moved?: number[];
}

/** State of a traversal: the output, and the stack or queue. */
class Walk {
  readonly output: number[] = [];
  /** From the bottom of the stack to its top, or from the head of the queue to its tail. */
  waiting: number[] = [];
  calls = 0;
  longest = 0;

  constructor(
    readonly tree: readonly BinaryNode[],
    private readonly countsOf: (walk: Walk) => Counts,
    private readonly sign: string,
  ) {}

  name(id: number): string {
    return this.tree[id]!.name;
  }

  wait(...ids: number[]): void {
    this.waiting = [...this.waiting, ...ids];
    this.longest = Math.max(this.longest, this.waiting.length);
  }

  put(id: number): string {
    this.output.push(id);
    return `它是第 ${this.output.length} 个`;
  }

  step(line: string | undefined, say: string, marks: Marks = {}): Step<TreeState> {
    const nodes = this.tree.map(({name, left, right}, id) => {
      const place = this.waiting.indexOf(id);
      return {
        id,
        keys: [name],
        children: left === undefined && right === undefined ? [] : [left, right],
        note: place < 0 ? undefined : `${this.sign}${place + 1}`,
      };
    });
    const row = this.output.map((id) => ({id, text: this.name(id)}));
    return {state: marked({roots: [0], nodes, row}, {...marks, done: [...this.output]}), line, say, counts: this.countsOf(this)};
  }
}

const WHY = {前: '前序：一到就输出', 中: '中序：左边走完才输出', 后: '后序：左右都走完才输出'};
const LINES = {前: 'pre', 中: 'in', 后: 'post'};

function* recurse(walk: Walk, order: keyof typeof WHY, at: number): Generator<Step<TreeState>> {
  const {left, right} = walk.tree[at]!;
  const me = walk.name(at);
  walk.wait(at);

  function* visit(now: keyof typeof WHY) {
    if (now === order) {
      const place = walk.put(at);
      yield walk.step(LINES[order], `${WHY[order]}，${me} 写进输出，${place}。`, {moved: [at]});
    }
  }

  function* child(line: string, side: string, to: number | undefined) {
    walk.calls += 1;
    if (to === undefined) {
      yield walk.step(line, `${me} 的${side}边是空的，一去就回来。`, {compared: [at]});
    } else {
      yield walk.step(line, `从 ${me} 往${side}走到 ${walk.name(to)}，${me} 留在栈里等它回来。`, {compared: [to]});
      yield* recurse(walk, order, to);
    }
  }

  yield* visit('前');
  yield* child('left', '左', left);
  yield* visit('中');
  yield* child('right', '右', right);
  yield* visit('后');
  walk.waiting = walk.waiting.slice(0, -1);
}

function* depthFirst({order, tree}: Input & {order: keyof typeof WHY}): Generator<Step<TreeState>> {
  const walk = new Walk(tree, ({output, calls, longest}) => ({输出: output.length, 调用: calls, 栈最深: longest}), '栈');
  walk.calls += 1;
  yield walk.step('call', `从根 ${walk.name(0)} 出发，每个结点会路过三次；${WHY[order]}。`, {compared: [0]});
  yield* recurse(walk, order, 0);
  yield walk.step(undefined, `走完了：${walk.output.map((id) => walk.name(id)).join(' ')}。`);
}

function* breadthFirst(tree: readonly BinaryNode[]): Generator<Step<TreeState>> {
  const walk = new Walk(tree, ({output, longest}) => ({输出: output.length, 队列最长: longest}), '队');
  walk.wait(0);
  yield walk.step('start', `根 ${walk.name(0)} 先排进队列。`, {compared: [0]});
  while (walk.waiting.length > 0) {
    const at = walk.waiting[0]!;
    const rest = walk.waiting.slice(1);
    walk.waiting = rest;
    const place = walk.put(at);
    yield walk.step('front', `队首 ${walk.name(at)} 出队，写进输出，${place}。`, {moved: [at]});
    const children = [tree[at]!.left, tree[at]!.right].filter((child) => child !== undefined);
    walk.wait(...children);
    const names = children.map((child) => walk.name(child)).join('、');
    const say =
      children.length > 0
        ? `${walk.name(at)} 的孩子 ${names} 排到队尾，轮到它们时，这一层已经走完。`
        : `${walk.name(at)} 没有孩子，队列里还有 ${rest.length} 个。`;
    yield walk.step('enqueue', say, {compared: children});
  }
  yield walk.step(undefined, `队列空了，走完了：${walk.output.map((id) => walk.name(id)).join(' ')}。`);
}

function parse(text: string): Parsed<Input> {
  const [first = '', ...parts] = text
    .normalize('NFKC')
    .trim()
    .split(/[\s,、;:]+/);
  const order = ORDERS.find((each) => first === each || first === `${each}序`);
  if (!order) {
    return {message: '先写次序（前、中、后、层），再按层序写树，空位写 #，例如：中 A B C # D。'};
  }
  const parsed = parseTree(parts.filter(Boolean));
  return 'message' in parsed ? parsed : {value: {order, tree: parsed.value}, text: `${order} ${parsed.text}`};
}

const EXAMPLE = 'A B C D E # F # # G';

/** The four orders of a binary tree: the recursive walk that passes each node three times, and the queue of the level order. */
const treeTraversal: Algorithm<Input, TreeState> = {
  title: '二叉树的遍历',
  parse,
  cases: [
    {label: '中序', input: `中 ${EXAMPLE}`},
    {label: '前序', input: `前 ${EXAMPLE}`},
    {label: '后序', input: `后 ${EXAMPLE}`},
    {label: '层序', input: `层 ${EXAMPLE}`},
    {label: '栈最深：左链', input: '后 A B # C # D # E # F'},
    {label: '队列最长：满二叉树', input: '层 A B C D E F G'},
  ],
  random: (random) => `${ORDERS[Math.floor(random() * ORDERS.length)]!} ${randomTree(9, random)}`,
  steps: ({order, tree}) => (order === '层' ? breadthFirst(tree) : depthFirst({order, tree})),
};

export default treeTraversal;
