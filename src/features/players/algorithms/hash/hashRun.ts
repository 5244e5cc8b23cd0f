import type {Step} from '../types';

/** A stored key. */
export interface HashItem {
  id: number;
  key: number;
  slot: number;
  /** Index in its chain; −1 while it is the operation's key, above the probed slot. */
  place: number;
}

export interface HashState {
  kind: 'chain' | 'probe';
  size: number;
  /** Length of the longest chain. */
  depth: number;
  items: readonly HashItem[];
  /** Slots with a tombstone. */
  tombstones: readonly number[];
  /** Slots that this operation has probed, in order. */
  path: readonly number[];
  compared: readonly number[];
  moved: readonly number[];
  done: readonly number[];
}

type Marks = Partial<Pick<HashState, 'compared' | 'moved' | 'done'>>;

/** A hash table and the key of the current operation. */
export class HashRun {
  private items: HashItem[] = [];
  private tombstones: number[] = [];
  private path: number[] = [];
  private made = 0;
  private probes = 0;

  constructor(
    private readonly kind: HashState['kind'],
    readonly size: number,
    private readonly depth: number,
  ) {}

  /** Starts an operation on a key. */
  hold(key: number): HashItem {
    const item = {id: this.made, key, slot: key % this.size, place: -1};
    this.made += 1;
    this.items = [...this.items.filter(({place}) => place >= 0), item];
    this.path = [];
    return item;
  }

  /** Examines a slot, or the next key of its chain: one probe. */
  probe(slot: number): void {
    this.probes += 1;
    this.path = [...this.path, slot];
    this.items = this.items.map((item) => (item.place < 0 ? {...item, slot} : item));
  }

  /** The keys of a slot, in order. */
  at(slot: number): HashItem[] {
    return this.items.filter((item) => item.slot === slot && item.place >= 0).sort((a, b) => a.place - b.place);
  }

  isGone(slot: number): boolean {
    return this.tombstones.includes(slot);
  }

  /** Stores the operation's key. */
  put({id}: HashItem, slot: number, place: number): void {
    this.tombstones = this.tombstones.filter((other) => other !== slot);
    this.items = this.items.map((item) => (item.id === id ? {...item, slot, place} : item));
  }

  /** Ends the operation without storing its key. */
  drop(): void {
    this.items = this.items.filter(({place}) => place >= 0);
  }

  /** Removes a key from its chain. */
  remove({id, slot, place}: HashItem): void {
    this.items = this.items
      .filter((item) => item.id !== id)
      .map((item) => (item.slot === slot && item.place > place ? {...item, place: item.place - 1} : item));
  }

  /** Replaces a key by a tombstone. */
  mark(slot: number): void {
    this.tombstones = [...this.tombstones, slot];
  }

  get keys(): number {
    return this.items.filter(({place}) => place >= 0).length;
  }

  step(line: string | undefined, say: string, {compared = [], moved = [], done = []}: Marks = {}): Step<HashState> {
    const {kind, size, depth, items, tombstones, path} = this;
    return {
      state: {kind, size, depth, items, tombstones, path, compared, moved, done},
      line,
      say,
      counts: {[kind === 'chain' ? '比较' : '探查']: this.probes, 键: this.keys, 格: size},
    };
  }
}
