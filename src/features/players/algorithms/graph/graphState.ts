/** Where a node stands: half columns from the left, rows from the top. */
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
  /** Looked at now, chosen, or no longer in question. */
  mark?: 'looked' | 'tree' | 'out';
}

/** A cell of a row below the graph. */
export interface GraphCell {
  id: number | string;
  text: string;
  /** Taken now, taken for good, or struck out. */
  mark?: 'now' | 'done' | 'out';
}

/** A queue, a stack, a heap, an order: its name and what it holds. */
export interface GraphRow {
  name: string;
  cells: readonly GraphCell[];
}

/** A graph with marks, and what the algorithm keeps beside it. */
export interface GraphState {
  directed: boolean;
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
  /** Id of the node that the algorithm stands on. */
  now?: number;
  rows: readonly GraphRow[];
  /** What marks and notes mean here. */
  legend: string;
}
