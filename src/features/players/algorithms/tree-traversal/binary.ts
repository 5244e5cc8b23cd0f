import type {Parsed} from '../../../../shared/pure/parse';

/** A node of a binary tree; links are indices in level order. */
export interface BinaryNode {
  name: string;
  left?: number;
  right?: number;
}

const EMPTY = '#';
const EMPTIES = /^[#.-]$/;
const NAME = /^[\p{L}\p{N}]{1,2}$/u;

/** Limits of a drawing that fits a phone. */
const MAX_NODES = 31;
const MAX_DEPTH = 10;

interface Built {
  nodes: BinaryNode[];
  /** By node; the root's is 1. */
  depths: number[];
}

/** Builds the tree from names in level order; `undefined` is an empty position. Reports the first name without a parent. */
function build(names: readonly (string | undefined)[]): Built | {over: number} {
  const nodes: BinaryNode[] = [];
  const depths: number[] = [];
  let parent = -1;
  let side: 'left' | 'right' = 'right';
  for (const [i, name] of names.entries()) {
    if (i > 0 && parent >= nodes.length) {
      return {over: i};
    }
    if (name !== undefined) {
      if (i > 0) {
        nodes[parent]![side] = nodes.length;
      }
      depths.push(i > 0 ? depths[parent]! + 1 : 1);
      nodes.push({name});
    }
    parent += Number(side === 'right');
    side = side === 'right' ? 'left' : 'right';
  }
  return {nodes, depths};
}

/** Parses a binary tree in level order; `#` is an empty position. */
export function parseTree(parts: readonly string[]): Parsed<BinaryNode[]> {
  const wrong = parts.find((part) => !EMPTIES.test(part) && !NAME.test(part));
  if (wrong !== undefined) {
    return {message: `“${wrong}”不行：结点名是一两个字母、数字或汉字，空位写 ${EMPTY}，用空格隔开。`};
  }
  const names = parts.map((part) => (EMPTIES.test(part) ? undefined : part));
  if (names[0] === undefined) {
    return {message: '第一个是根，不能空着：至少要有一个结点。'};
  }
  const built = build(names);
  if ('over' in built) {
    return {message: `第 ${built.over + 1} 个“${parts[built.over]}”没有地方挂：前面的结点都已经有了左右两个位置。`};
  }
  if (built.nodes.length > MAX_NODES) {
    return {message: `最多画 ${MAX_NODES} 个结点，现在是 ${built.nodes.length} 个。`};
  }
  if (Math.max(...built.depths) > MAX_DEPTH) {
    return {message: `最多画 ${MAX_DEPTH} 层，现在是 ${Math.max(...built.depths)} 层。`};
  }
  return {value: built.nodes, text: textOf(built.nodes)};
}

/** The tree in level order, without trailing empty positions. */
function textOf(nodes: readonly BinaryNode[]): string {
  const places = [
    nodes[0]!.name,
    ...nodes.flatMap(({left, right}) => [left, right].map((child) => (child === undefined ? EMPTY : nodes[child]!.name))),
  ];
  return places.join(' ').replace(/(?: #)+$/, '');
}

/** A random tree of n nodes, named from A on. */
export function randomTree(n: number, random: () => number): string {
  const grown: {left?: number; right?: number}[] = [{}];
  while (grown.length < n) {
    const free = grown.flatMap((node, i) =>
      (['left', 'right'] as const).filter((side) => node[side] === undefined).map((side) => [i, side] as const),
    );
    const [parent, side] = free[Math.floor(random() * free.length)]!;
    grown[parent]![side] = grown.push({}) - 1;
  }
  const order = [0];
  for (const at of order) {
    order.push(...[grown[at]!.left, grown[at]!.right].filter((child) => child !== undefined));
  }
  const place = (old: number | undefined) => (old === undefined ? undefined : order.indexOf(old));
  return textOf(
    order.map((old, i) => ({name: String.fromCharCode(65 + i), left: place(grown[old]!.left), right: place(grown[old]!.right)})),
  );
}
