import type {TreeNode, TreeState} from '@site/src/features/players/algorithms/tree/treeState';

/** In pixels of the drawing. */
export const NODE = 30;
const LEVEL = 50;
/** Vertical distance of levels: smaller in deep trees, to limit the height. */
const LOW_LEVEL = 40;
const MANY_LEVELS = 7;
const GAP = 16;
/** Half the width reserved for the missing sibling of an only child. */
const EMPTY = 7;
/** Notes up to this width (three letters or two Chinese characters) fit into the gap between nodes and take no space in the layout. */
const NOTE = 24;
/** Margin for rings and signs. */
export const MARGIN = 18;

/** A node with its position; `x` is 0 at the first root, so that it does not move when the tree grows. */
export interface Placed extends TreeNode {
  x: number;
  y: number;
  width: number;
  /** Widths of the cells, one for each key. */
  cells: readonly number[];
  /** Where the edge from the parent starts; none for a root. */
  from?: readonly [x: number, y: number];
}

export interface Layout {
  /** Sorted by id, so that React does not reorder elements, which would interrupt their animation. */
  nodes: readonly Placed[];
  left: number;
  right: number;
  height: number;
}

/** A subtree's contour (its extent left and right of the root on each level) and the offsets of its children. */
interface Block {
  node: TreeNode;
  left: number[];
  right: number[];
  children: {block: Block; dx: number; at: number}[];
}

const isWideLetter = (letter: string) => letter > '\u2e80';

/** An estimate of a text's width. */
const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (isWideLetter(letter) ? size : size * 0.61), 0);

const cellsOf = ({keys}: TreeNode): number[] => keys.map((key) => Math.max(keys.length > 1 ? 26 : NODE, textWidth(key, 14) + 12));
const widthOf = (node: TreeNode): number => cellsOf(node).reduce((sum, width) => sum + width, 0);

/** Lays out a node's subtrees as close to each other as their contours allow (Reingold and Tilford, 1981). */
function blockOf(id: number, byId: ReadonlyMap<number, TreeNode>): Block {
  const node = byId.get(id)!;
  const half = widthOf(node) / 2;
  const block: Block = {node, left: [-half], right: [half + Math.max(0, textWidth(node.note ?? '', 12) - NOTE)], children: []};
  if (node.children.every((child) => child === undefined)) {
    return block;
  }
  const places = node.children.map((child) => (child === undefined ? undefined : blockOf(child, byId)));
  const offsets = sideBySide(places.map((place) => place ?? {left: [-EMPTY], right: [EMPTY]}));
  const middle = (offsets[0]! + offsets.at(-1)!) / 2;
  places.forEach((child, at) => {
    if (child) {
      const dx = offsets[at]! - middle;
      block.children.push({block: child, dx, at});
      child.left.forEach((x, depth) => {
        block.left[depth + 1] = Math.min(block.left[depth + 1] ?? Infinity, dx + x);
        block.right[depth + 1] = Math.max(block.right[depth + 1] ?? -Infinity, dx + child.right[depth]!);
      });
    }
  });
  return block;
}

/** Offsets at which no contour touches one before it. */
function sideBySide(outlines: readonly Pick<Block, 'left' | 'right'>[]): number[] {
  const reached: number[] = [];
  return outlines.map(({left, right}, i) => {
    const x = i === 0 ? 0 : Math.max(...left.flatMap((edge, depth) => (reached[depth] === undefined ? [] : reached[depth] + GAP - edge)));
    right.forEach((edge, depth) => (reached[depth] = Math.max(reached[depth] ?? -Infinity, x + edge)));
    return x;
  });
}

/** The x offset at which the edge to this child starts: between the keys of a B-tree node. */
function leave(node: TreeNode, at: number): number {
  const cells = cellsOf(node);
  return cells.length > 1 ? cells.slice(0, at).reduce((sum, width) => sum + width, -widthOf(node) / 2) : 0;
}

function compute({roots, nodes, centred}: TreeState): Layout {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const blocks = roots.map((root) => blockOf(root, byId));
  const depth = Math.max(0, ...blocks.map(({left}) => left.length));
  const level = depth > MANY_LEVELS ? LOW_LEVEL : LEVEL;
  // Trees of a forest do not interleave: their bounding boxes are placed side by side.
  const outlines = blocks.map(({left, right}) => ({left: [Math.min(...left)], right: [Math.max(...right)]}));
  const apart = sideBySide(outlines);
  const ends = outlines.map(({left, right}, i) => [apart[i]! + left[0]!, apart[i]! + right[0]!] as const);
  // Centred, so that the frame of a run is no wider than its widest step.
  const middle = centred && ends.length > 0 ? (ends[0]![0] + ends.at(-1)![1]) / 2 : 0;
  const offsets = apart.map((x) => x - middle);
  const placed: Placed[] = [];

  function place({node, children}: Block, x: number, y: number, from?: readonly [number, number]) {
    placed.push({...node, x, y, width: widthOf(node), cells: cellsOf(node), from});
    for (const {block, dx, at} of children) {
      place(block, x + dx, y + level, [x + leave(node, at), y + (node.keys.length > 1 ? NODE / 2 : 0)]);
    }
  }
  blocks.forEach((block, i) => place(block, offsets[i]!, 0));

  return {
    nodes: placed.sort((a, b) => a.id - b.id),
    left: Math.min(-NODE / 2, ...blocks.flatMap(({left}, i) => left.map((x) => x + offsets[i]!))) - MARGIN,
    right: Math.max(NODE / 2, ...blocks.flatMap(({right}, i) => right.map((x) => x + offsets[i]!))) + MARGIN,
    height: Math.max(0, depth - 1) * level + NODE + 2 * MARGIN,
  };
}

const KNOWN = new WeakMap<TreeState, Layout>();

/** The layout of a forest, cached by state. */
export function layoutOf(state: TreeState): Layout {
  const layout = KNOWN.get(state) ?? compute(state);
  KNOWN.set(state, layout);
  return layout;
}

/** The frame that holds all steps, so that the drawing has the same size at each. */
export function frameOf(states: readonly TreeState[]): Omit<Layout, 'nodes'> {
  const layouts = states.map(layoutOf);
  return {
    left: Math.min(...layouts.map(({left}) => left)),
    right: Math.max(...layouts.map(({right}) => right)),
    height: Math.max(...layouts.map(({height}) => height)),
  };
}
