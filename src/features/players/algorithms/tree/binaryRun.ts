import type {Step} from '../types';
import type {TreeNode, TreeState} from './treeState';

export type Side = 'left' | 'right';
export const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');
export const SIDE = {left: '左', right: '右'} as const;

/** A node of a binary search tree; links are ids. */
export interface BinaryNode {
  readonly id: number;
  readonly key: number;
  left?: number;
  right?: number;
  /** Of AVL trees and of red-black trees. */
  height?: number;
  red?: boolean;
}

/** A step's marks, and notes beside nodes, by id. */
export interface Marks {
  compared?: readonly number[];
  moved?: readonly number[];
  done?: readonly number[];
  notes?: ReadonlyMap<number, string>;
}

/** A mutable binary search tree with counters. */
export class BinaryRun<Count extends string> {
  root?: number;
  private readonly nodes = new Map<number, BinaryNode>();
  private readonly counted: Record<Count, number>;
  private next = 0;

  /** `counts` are shown in this order; `look` gives nodes their colour and note. */
  constructor(
    counts: readonly Count[],
    private readonly look: (node: BinaryNode) => Pick<TreeNode, 'tone' | 'note'> = () => ({}),
  ) {
    this.counted = Object.fromEntries(counts.map((name) => [name, 0])) as Record<Count, number>;
  }

  create(key: number): BinaryNode {
    const node: BinaryNode = {id: this.next, key};
    this.next += 1;
    this.nodes.set(node.id, node);
    return node;
  }

  /** Puts a removed node back, which keeps its id and so its drawing. */
  restore(node: BinaryNode): void {
    this.nodes.set(node.id, node);
  }

  remove({id}: BinaryNode): void {
    this.nodes.delete(id);
  }

  /** The node with this id, if there is one. */
  at(id: number | undefined): BinaryNode | undefined {
    return id === undefined ? undefined : this.nodes.get(id);
  }

  child(node: BinaryNode, side: Side): BinaryNode | undefined {
    return this.at(node[side]);
  }

  /** Links `child` to `parent`, or makes it the root. */
  link(parent: BinaryNode | undefined, side: Side, child: BinaryNode | undefined): void {
    if (parent) {
      parent[side] = child?.id;
    } else {
      this.root = child?.id;
    }
  }

  /** The side that `child` is on; either for the root. */
  sideOf(parent: BinaryNode | undefined, child: BinaryNode): Side {
    return parent?.right === child.id ? 'right' : 'left';
  }

  /** Rotates `top` towards `side`. Not counted. */
  rotate(parent: BinaryNode | undefined, top: BinaryNode, side: Side): BinaryNode {
    const up = this.child(top, other(side))!;
    this.link(parent, this.sideOf(parent, top), up);
    top[other(side)] = up[side];
    up[side] = top.id;
    return up;
  }

  count(name: Count, times = 1): void {
    this.counted[name] += times;
  }

  /** Resets the counters: building the initial tree does not count. */
  countFromHere(): void {
    for (const name of Object.keys(this.counted) as Count[]) {
      this.counted[name] = 0;
    }
  }

  get size(): number {
    return this.nodes.size;
  }

  /** A snapshot of the current state. */
  step(line: string | undefined, say: string, {compared = [], moved = [], done = [], notes}: Marks = {}): Step<TreeState> {
    const nodes = [...this.nodes.values()].map((node): TreeNode => {
      const {id, key, left, right} = node;
      const {tone, note} = this.look(node);
      return {id, keys: [String(key)], children: [left, right], tone, note: notes?.get(id) ?? note};
    });
    const state: TreeState = {roots: this.root === undefined ? [] : [this.root], nodes, compared, moved, done};
    return {state, line, say, counts: {...this.counted}};
  }
}
