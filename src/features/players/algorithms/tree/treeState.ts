/** A node of a drawn tree. */
export interface TreeNode {
  /** Stays the same when the node moves. */
  id: number;
  /** One text, or several in a B-tree. */
  keys: readonly string[];
  /** Ids from left to right; `undefined` is an empty position, so that an only child of a binary tree is drawn on its side. */
  children: readonly (number | undefined)[];
  /** Colour of a node of a red-black tree. */
  tone?: 'red' | 'black';
  /** A short text beside the node, such as its height; up to three letters or two Chinese characters take no space in the layout. */
  note?: string;
  /** A short text at the edge from the parent, such as 0 or 1 in a code tree. */
  edge?: string;
}

/** A cell of the row below the tree: an array behind it, or the output so far. */
export interface TreeCell {
  /** A cell with a node's id has the marks of that node. */
  id: number;
  text: string;
}

/** A forest with marks; the view lays it out. */
export interface TreeState {
  roots: readonly number[];
  /** Whether the forest is centred; otherwise the first root does not move. */
  centred?: boolean;
  nodes: readonly TreeNode[];
  /** Ids of nodes being compared, just changed, and finished. */
  compared: readonly number[];
  moved: readonly number[];
  done: readonly number[];
  row?: readonly TreeCell[];
}
