/** A node of a drawn tree. */
export interface TreeNode {
  /** Tells nodes apart; stays the same while the node moves. */
  id: number;
  /** What stands in the node: one text, or several in a B-tree. */
  keys: readonly string[];
  /** Ids from left to right; `undefined` is an empty place, so that a lone child of a binary tree hangs on its side. */
  children: readonly (number | undefined)[];
  /** Colour of a node of a red-black tree. */
  tone?: 'red' | 'black';
  /** A short text beside the node, such as its height; up to three letters or two Chinese characters take no room of their own. */
  note?: string;
  /** A short text at the edge from the parent, such as 0 or 1 in a code tree. */
  edge?: string;
}

/** A cell of the row below the tree: an array behind it, or the output so far. */
export interface TreeCell {
  /** Tells cells apart; a cell with a node's id wears the marks of that node. */
  id: number;
  text: string;
}

/** A forest with marks; the view finds the places. */
export interface TreeState {
  roots: readonly number[];
  /** Whether the trees stand about their common middle; otherwise the first root stays where it is. */
  centred?: boolean;
  nodes: readonly TreeNode[];
  /** Ids of nodes that are looked at, that have just changed, and that are finished. */
  compared: readonly number[];
  moved: readonly number[];
  done: readonly number[];
  row?: readonly TreeCell[];
}
