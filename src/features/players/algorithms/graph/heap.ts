import type {GraphCell} from './graphState';

/** A node in a heap, with the key it had when it was put in. */
export interface Entry {
  /** Number of the push. */
  id: number;
  key: number;
  node: number;
  edge?: number;
}

/** A heap with lazy deletion, drawn in the order in which its entries would come out. */
export class Heap {
  private entries: Entry[] = [];
  private pushed = 0;

  get isEmpty(): boolean {
    return this.entries.length === 0;
  }

  push(key: number, node: number, edge?: number): void {
    this.entries = [...this.entries, {id: this.pushed, key, node, edge}].sort((a, b) => a.key - b.key || a.node - b.node || a.id - b.id);
    this.pushed += 1;
  }

  pop(): Entry {
    const first = this.entries[0]!;
    this.entries = this.entries.slice(1);
    return first;
  }

  /** Stale entries are struck out: they are discarded when popped. */
  cells(name: (node: number) => string, isStale: (entry: Entry) => boolean): GraphCell[] {
    return this.entries.map((entry) => ({
      id: entry.id,
      text: `${String(entry.key).replace('-', '−')} ${name(entry.node)}`,
      mark: isStale(entry) ? 'out' : undefined,
    }));
  }
}
