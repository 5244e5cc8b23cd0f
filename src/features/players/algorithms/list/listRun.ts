import type {Step} from '../types';

/** A node of a drawn list. */
export interface ListNode {
  /** Stays the same when the node moves. */
  id: number;
  text: string;
  /** Column and row of the drawing; row 1 lies below the list. */
  at: number;
  row: 0 | 1;
  /** Id of the node that it points to; none is the null pointer. */
  next?: number;
}

/** A pointer variable: the id that it holds, or null. */
export interface Pointer {
  name: string;
  to?: number;
}

export interface ListState {
  /** 2 when nodes may be drawn below the list. */
  rows: 1 | 2;
  columns: number;
  nodes: readonly ListNode[];
  /** Id of the node where the list begins. */
  first?: number;
  pointers: readonly Pointer[];
  /** The node whose pointer has just been reassigned, and its old target. */
  reassigned?: {id: number; was?: number};
  compared: readonly number[];
  done: readonly number[];
}

type Count = '走指针' | '改指针' | '比较';

interface Marks {
  compared?: number[];
  done?: number[];
}

/** Ids from `first` on, each once, so that it terminates on a cyclic list. */
export function walk({nodes, first}: Pick<ListState, 'nodes' | 'first'>): number[] {
  const nexts = new Map(nodes.map(({id, next}) => [id, next]));
  const seen = new Set<number>();
  for (let id = first; id !== undefined && !seen.has(id); id = nexts.get(id)) {
    seen.add(id);
  }
  return [...seen];
}

/** A singly linked list: nodes, pointer variables, and counts of pointer reads, pointer writes and comparisons. */
export class ListRun {
  private readonly nodes = new Map<number, ListNode>();
  private readonly pointers = new Map<string, number | undefined>();
  private reassigned?: ListState['reassigned'];
  private readonly counts: Record<Count, number> = {走指针: 0, 改指针: 0, 比较: 0};
  private made = 0;

  /**
   * @param texts of the nodes, in order
   * @param columns the most nodes at any time
   * @param counted the counters that the algorithm uses
   */
  constructor(
    texts: readonly string[],
    private readonly columns: number,
    private readonly rows: ListState['rows'],
    private readonly counted: readonly Count[],
  ) {
    texts.forEach((text) => this.make(text, this.nodes.size, 0));
    texts.slice(1).forEach((_, id) => this.link(id, id + 1));
  }

  /** A new node that points nowhere. */
  make(text: string, at: number, row: ListNode['row'] = 1): number {
    const id = this.made;
    this.made += 1;
    this.nodes.set(id, {id, text, at, row});
    return id;
  }

  text(id: number): string {
    return this.node(id).text;
  }

  at(id: number): number {
    return this.node(id).at;
  }

  /** Reads a pointer without counting it. */
  next(id: number): number | undefined {
    return this.node(id).next;
  }

  /** Follows a pointer; counted. */
  follow(id: number): number | undefined {
    this.counts.走指针 += 1;
    return this.next(id);
  }

  compare(): void {
    this.counts.比较 += 1;
  }

  /** Builds the list of the input; not counted. */
  link(id: number, next: number): void {
    this.put(id, {next});
  }

  /** Reassigns a node's pointer; counted. */
  setNext(id: number, next: number | undefined): void {
    this.counts.改指针 += 1;
    this.reassigned = {id, was: this.next(id)};
    this.put(id, {next});
  }

  /** Assigns a pointer variable. */
  set(name: string, to: number | undefined): void {
    this.pointers.set(name, to);
  }

  /** Removes pointer variables at the end of their scope. */
  forget(...names: string[]): void {
    names.forEach((name) => this.pointers.delete(name));
  }

  /** Draws a node below the list. */
  lower(id: number): void {
    this.put(id, {row: 1});
  }

  free(id: number): void {
    this.nodes.delete(id);
  }

  /** Draws the list in order again, from its first node on. */
  straighten(): void {
    walk({nodes: [...this.nodes.values()], first: 0}).forEach((id, at) => this.put(id, {at, row: 0}));
  }

  step(line: string | undefined, say: string, {compared = [], done = []}: Marks = {}): Step<ListState> {
    const state: ListState = {
      rows: this.rows,
      columns: this.columns,
      nodes: [...this.nodes.values()],
      first: this.nodes.has(0) ? 0 : undefined,
      pointers: [...this.pointers].map(([name, to]) => ({name, to})),
      reassigned: this.reassigned,
      compared,
      done,
    };
    this.reassigned = undefined;
    return {state, line, say, counts: Object.fromEntries(this.counted.map((name) => [name, this.counts[name]]))};
  }

  private node(id: number): ListNode {
    return this.nodes.get(id)!;
  }

  private put(id: number, change: Partial<ListNode>): void {
    this.nodes.set(id, {...this.node(id), ...change});
  }
}
