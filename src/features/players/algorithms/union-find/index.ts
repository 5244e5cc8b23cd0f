import type {Parsed} from '../../../../shared/pure/parse';
import {marked} from '../tree/marked';
import type {TreeNode, TreeState} from '../tree/treeState';
import type {Algorithm, Step} from '../types';

/** A union or a find. */
type Operation = readonly [x: number, y: number] | readonly [x: number];

interface Input {
  size: number;
  operations: readonly Operation[];
}

const MAX_ELEMENT = 23;
const MAX_OPERATIONS = 60;
const UNITE = /^(\d{1,2})-(\d{1,2})$/;
const FIND = /^[?查](\d{1,2})$/;
const HINT = `写 3-5 是合并 3 与 5，写 ?5 是查找 5；元素从 0 到 ${MAX_ELEMENT} 编号，用空格隔开。`;

/** Parses unions and finds; the greatest number determines the number of elements. */
function parse(text: string): Parsed<Input> {
  const parts = text
    .normalize('NFKC')
    .trim()
    .split(/[\s,、;]+/)
    .filter(Boolean);
  const operations: Operation[] = [];
  for (const part of parts) {
    const numbers = (UNITE.exec(part) ?? FIND.exec(part))?.slice(1).map(Number);
    if (!numbers || Math.max(...numbers) > MAX_ELEMENT) {
      return {message: `“${part}”不行：${HINT}`};
    }
    operations.push(numbers as unknown as Operation);
  }
  if (operations.length < 1 || operations.length > MAX_OPERATIONS) {
    return {message: `要 1 到 ${MAX_OPERATIONS} 项，现在是 ${operations.length} 项。${HINT}`};
  }
  const normal = operations.map(([x, y]) => (y === undefined ? `?${x}` : `${x}-${y}`)).join(' ');
  return {value: {size: 1 + Math.max(...operations.flat()), operations}, text: normal};
}

/** A forest in which each element knows its parent; a root is its own. */
class Sets {
  readonly parent: number[];
  readonly rank: number[];
  private climbed = 0;
  private changed = 0;
  private sets: number;

  constructor(size: number) {
    this.parent = Array.from({length: size}, (_, i) => i);
    this.rank = this.parent.map(() => 0);
    this.sets = size;
  }

  climb(x: number): number {
    this.climbed += 1;
    return this.parent[x]!;
  }

  setParent(x: number, root: number): void {
    this.changed += 1;
    this.parent[x] = root;
  }

  link(child: number, root: number): void {
    this.setParent(child, root);
    this.sets -= 1;
    this.rank[root] = Math.max(this.rank[root]!, this.rank[child]! + 1);
  }

  step(line: string | undefined, say: string, marks: {compared?: number[]; moved?: number[]} = {}): Step<TreeState> {
    const nodes = this.parent.map((parent, id): TreeNode => ({
      id,
      keys: [String(id)],
      children: this.parent.flatMap((its, child) => (its === id && child !== id ? [child] : [])),
      note: parent === id ? `秩${this.rank[id]}` : undefined,
    }));
    const roots = nodes.filter(({id}) => this.parent[id] === id).map(({id}) => id);
    const row = this.parent.map((parent, id) => ({id, text: `${id}→${parent}`}));
    return {
      state: marked({roots, centred: true, nodes, row}, marks),
      line,
      say,
      counts: {上行: this.climbed, 改指: this.changed, 集合: this.sets},
    };
  }
}

function* find(s: Sets, start: number): Generator<Step<TreeState>, number> {
  let root = start;
  const path: number[] = [];
  while (s.parent[root] !== root) {
    path.push(root);
    const up = s.climb(root);
    const isRoot = s.parent[up] === up;
    yield s.step('climb', `查找 ${start}：从 ${root} 往上到 ${up}，${isRoot ? '它的父亲是自己，是根' : '还不是根'}。`, {
      compared: [...path, up],
    });
    root = up;
  }
  for (const x of path.slice(0, -1)) {
    s.setParent(x, root);
    yield s.step('compress', `路径压缩：${x} 直接挂到根 ${root} 下，下次一步就到。`, {moved: [x]});
  }
  return root;
}

function* unite(s: Sets, x: number, y: number): Generator<Step<TreeState>> {
  const a = yield* find(s, x);
  const b = yield* find(s, y);
  if (a === b) {
    yield s.step('same', `${x} 与 ${y} 的根都是 ${a}，早已在同一个集合，不用合并。`, {compared: [a]});
    return;
  }
  const [ra, rb] = [s.rank[a]!, s.rank[b]!];
  const [child, root] = ra < rb ? [a, b] : [b, a];
  s.link(child, root);
  const why = ra === rb ? `秩都是 ${ra}，${child} 挂到 ${root} 下，${root} 的秩加一` : `${child} 的秩小，挂到 ${root} 下，秩不变`;
  yield s.step('link', `合并 ${x} 与 ${y}：根是 ${a} 与 ${b}，${why}。`, {moved: [child]});
}

function* steps({size, operations}: Input): Generator<Step<TreeState>> {
  const s = new Sets(size);
  yield s.step('make', `${size} 个元素，各自成一个集合，父亲是自己。`);
  for (const [x, y] of operations) {
    if (y !== undefined) {
      yield* unite(s, x, y);
    } else {
      const root = yield* find(s, x);
      yield s.step('found', `${x} 所在集合的代表是根 ${root}。`, {compared: [root]});
    }
  }
  const left = s.parent.filter((parent, id) => parent === id).length;
  yield s.step(undefined, `做完了：还有 ${left} 个集合。`);
}

/** Disjoint sets as a forest: union by rank, and paths compressed to their root in a second pass. */
const unionFind: Algorithm<Input, TreeState> = {
  title: '并查集',
  guess: '上行',
  parse,
  cases: [
    {label: '例子', input: '0-1 2-3 0-2 4-5 3-5 ?3 1-4 6-0'},
    {label: '最高：两两合并', input: '0-1 2-3 4-5 6-7 0-2 4-6 0-4 ?7'},
    {label: '排成一串', input: '0-1 1-2 2-3 3-4 4-5 5-6'},
    {label: '早已相连', input: '0-1 1-2 2-0 0-2'},
  ],
  random: (random) => {
    const pick = () => Math.floor(random() * 10);
    return Array.from({length: 12}, (_, i) => (i % 4 === 3 ? `?${pick()}` : `${pick()}-${pick()}`)).join(' ');
  },
  steps,
};

export default unionFind;
