/** A node's position: half columns from the left, rows from the top. */
export interface Place {
  x: number;
  y: number;
}

export interface GraphNode {
  id: number;
  name: string;
  at: Place;
  /** Found but not finished (in the queue, the stack, the heap), or finished. */
  mark?: 'open' | 'done';
  /** A short text below the node, such as its distance. */
  note?: string;
}

export interface GraphEdge {
  id: number;
  from: number;
  to: number;
  /** A short text on the edge, such as its weight. */
  label?: string;
  /** Being examined, chosen, or rejected. */
  mark?: 'looked' | 'tree' | 'out';
}

/** A cell of a row below the graph. */
export interface GraphCell {
  id: number | string;
  text: string;
  /** Just taken, permanently taken, or struck out. */
  mark?: 'now' | 'done' | 'out';
}

/** A queue, stack, heap or order: its name and content. */
export interface GraphRow {
  name: string;
  cells: readonly GraphCell[];
}

/** A cell of the table below the graph. */
export interface TableCell {
  text: string;
  /** Being set, read for that, in the current row or column, or changed since the table was last gone through. */
  mark?: 'now' | 'used' | 'lit' | 'new';
}

/** A table of distances. */
export interface GraphTable {
  /** What the rows are, above their names. */
  corner: string;
  columns: readonly string[];
  rows: readonly {name: string; cells: readonly TableCell[]}[];
}

/** A graph with marks, and the algorithm's data structures. */
export interface GraphState {
  directed: boolean;
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
  /** Id of the current node. */
  now?: number;
  rows: readonly GraphRow[];
  table?: GraphTable;
  /** The legend. */
  legend: string;
}
