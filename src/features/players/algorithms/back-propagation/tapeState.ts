/** A node of a computational graph. */
export interface TapeNode {
  id: number;
  name: string;
  /** Such as `x*y`; a number has its own. */
  formula?: string;
  /** Absent until it has been computed. */
  value?: string;
  gradient?: string;
  /** Being computed or read, receiving a part of a gradient, or having given its own away. */
  mark?: 'now' | 'open' | 'done';
}

export interface TapeEdge {
  /** From the operand to the operation. */
  from: number;
  to: number;
  /** The local derivative, while a gradient goes along the edge. */
  slope?: string;
}

export interface TapeState {
  nodes: readonly TapeNode[];
  edges: readonly TapeEdge[];
}
