import type {Step} from '../types';

/** A key in its place. */
export interface HashItem {
  id: number;
  key: number;
  slot: number;
  /** From 0 on within its slot; −1 is held over the slot that is looked at. */
  place: number;
}

export interface HashState {
  kind: 'chain' | 'probe';
  size: number;
  /** How many keys stand below each other at most. */
  depth: number;
  items: readonly HashItem[];
  /** Slots with a mark that says: erased. */
  gone: readonly number[];
  /** Slots that this operation has looked at, in order. */
  path: readonly number[];
  compared: readonly number[];
  moved: readonly number[];
  done: readonly number[];
}

type Marks = Partial<Pick<HashState, 'compared' | 'moved' | 'done'>>;

/** A hash table at work, with one key held over it. */
export class HashRun {
  private items: HashItem[] = [];
  private gone: number[] = [];
  private path: number[] = [];
  private made = 0;
  private probes = 0;

  constructor(
    private readonly kind: HashState['kind'],
    readonly size: number,
    private readonly depth: number,
  ) {}

  /** Holds a key over its slot: a new operation. */
  hold(key: number): HashItem {
    const item = {id: this.made, key, slot: key % this.size, place: -1};
    this.made += 1;
    this.items = [...this.items.filter(({place}) => place >= 0), item];
    this.path = [];
    return item;
  }

  /** Looks into a slot, or at the next key of its chain: one probe. */
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
    return this.gone.includes(slot);
  }

  /** The held key takes its place. */
  put({id}: HashItem, slot: number, place: number): void {
    this.gone = this.gone.filter((other) => other !== slot);
    this.items = this.items.map((item) => (item.id === id ? {...item, slot, place} : item));
  }

  /** The held key is not needed any more. */
  drop(): void {
    this.items = this.items.filter(({place}) => place >= 0);
  }

  /** Takes a key out; those behind it in its chain move up. */
  remove({id, slot, place}: HashItem): void {
    this.items = this.items
      .filter((item) => item.id !== id)
      .map((item) => (item.slot === slot && item.place > place ? {...item, place: item.place - 1} : item));
  }

  /** Leaves a mark where a key was. */
  mark(slot: number): void {
    this.gone = [...this.gone, slot];
  }

  get keys(): number {
    return this.items.filter(({place}) => place >= 0).length;
  }

  step(line: string | undefined, say: string, {compared = [], moved = [], done = []}: Marks = {}): Step<HashState> {
    const {kind, size, depth, items, gone, path} = this;
    return {
      state: {kind, size, depth, items, gone, path, compared, moved, done},
      line,
      say,
      counts: {[kind === 'chain' ? '比较' : '探查']: this.probes, 键: this.keys, 格: size},
    };
  }
}
