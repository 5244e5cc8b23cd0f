import type {Step} from '../types';

/** A number and its position: in the array (row 0) or in the buffer (row 1). */
export interface Item {
  /** Index in the input; distinguishes equal numbers. */
  id: number;
  value: number;
  at: number;
  row: 0 | 1;
}

export interface ArrayState {
  /** Two when there is a buffer. */
  rows: 1 | 2;
  /** In the order of the input. */
  items: readonly Item[];
  /** Ids of items that are being compared, that have just moved, and that are in their final place. */
  compared: readonly number[];
  moved: readonly number[];
  done: readonly number[];
  /** Id of the item held aside as pivot or key. */
  held?: number;
  /** The part [from, to) of the array that the algorithm works on now. */
  range: readonly [from: number, to: number];
  /** Tim sort's stack of runs: the start of each, and the end of the last. */
  cuts?: readonly number[];
}

/** A buffer position as an array position. */
export const below = (position: number): number => ~position;

/** What a step marks; all of it only for that step, except `range` and `held`. */
interface Marks {
  compared?: number[];
  moved?: number[];
}

/**
 * An array that counts comparisons of two items and writes of an item to the array or the buffer. Positions are indices
 * into the array, or `below` them. Items are immutable: steps share those that do not move.
 */
export class ArrayRun {
  /** By id. */
  protected readonly items: Item[];
  /** Ids by position, and by position in the buffer. */
  private readonly array: number[];
  private readonly buffer: number[] = [];
  private done: readonly number[] = [];
  private compares = 0;
  private writes = 0;
  held?: number;
  range: [number, number];
  cuts?: readonly number[];

  constructor(
    values: readonly number[],
    private readonly rows: ArrayState['rows'] = 1,
  ) {
    this.items = values.map((value, id) => ({id, value, at: id, row: 0}));
    this.array = values.map((_, id) => id);
    this.range = [0, values.length];
  }

  get length(): number {
    return this.array.length;
  }

  value(position: number): number {
    return this.items[this.id(position)]!.value;
  }

  id(position: number): number {
    return position < 0 ? this.buffer[~position]! : this.array[position]!;
  }

  get counts() {
    return {比较: this.compares, 写入: this.writes};
  }

  /** Whether the item at one position is less than that at another; counted. */
  less(a: number, b: number): boolean {
    this.compares += 1;
    return this.value(a) < this.value(b);
  }

  /** Exchanges two items: two writes. */
  swap(a: number, b: number): void {
    this.writes += 2;
    this.exchange(a, b);
  }

  /** Moves the item at `from` into the hole at `to`; the held item moves with the hole, without a write. */
  shift(from: number, to: number): void {
    this.writes += 1;
    this.exchange(from, to);
  }

  /** Writes the held item into the hole. */
  drop(): void {
    this.writes += 1;
  }

  /** Copies an item into the buffer, where it is drawn until it is written back. */
  toBuffer(from: number, to: number): void {
    this.move(from, below(to));
  }

  /** Writes an item to a place whose own item has been copied before. */
  move(from: number, to: number): void {
    const id = this.id(from);
    this.writes += 1;
    if (to < 0) {
      this.buffer[~to] = id;
      this.place(id, ~to, 1);
    } else {
      this.array[to] = id;
      this.place(id, to, 0);
    }
  }

  /** Writes the buffer's part [from, to) back. */
  flush(from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      this.writes += 1;
      this.array[at] = this.buffer[at]!;
      this.place(this.id(at), at, 0);
    }
  }

  /** Marks the item at this position as final. */
  finish(position: number): void {
    if (!this.done.includes(this.id(position))) {
      this.done = [...this.done, this.id(position)];
    }
  }

  /** A snapshot of the current state; `marks` are positions. */
  step(line: string | undefined, say: string, {compared = [], moved = []}: Marks = {}): Step<ArrayState> {
    const idsOf = (positions: number[]) => positions.map((position) => this.id(position));
    const state: ArrayState = {
      rows: this.rows,
      items: [...this.items],
      compared: idsOf(compared),
      moved: idsOf(moved),
      done: this.done,
      held: this.held,
      range: [...this.range],
      cuts: this.cuts,
    };
    return {state, line, say, counts: this.counts};
  }

  /** The last step: everything is done, and no line of the program is current. */
  end(say: string): Step<ArrayState> {
    this.range = [0, 0];
    this.done = this.items.map(({id}) => id);
    return this.step(undefined, say);
  }

  private exchange(a: number, b: number): void {
    const [first, second] = [this.id(a), this.id(b)];
    this.array[a] = second;
    this.array[b] = first;
    this.place(second, a, 0);
    this.place(first, b, 0);
  }

  protected place(id: number, at: number, row: Item['row']): void {
    this.items[id] = {...this.items[id]!, at, row};
  }
}

/** The values in their current order. */
export const valuesOf = ({items}: ArrayState): number[] => [...items].sort((a, b) => a.at - b.at).map(({value}) => value);
