import {parseOperations, type KeyOperation} from '../hash/parseKeys';
import type {Algorithm, Step} from '../types';
import type {GrowingItem, GrowingState} from './growingState';

type Steps<Result = void> = Generator<Step<GrowingState>, Result>;
type Marks = Partial<Pick<GrowingState, 'compared' | 'moved' | 'done'>>;

const WHAT = {insert: '插入', erase: '删除', find: '查找'};
/** 2³² divided by the golden ratio. */
const FACTOR = 2654435769;
const LOG_START = 3;

const average = (sum: number, n: number) => (sum / n).toFixed(2);

/** The page's table: linear probing, a power of two of slots, rebuilt when more than seven tenths would be taken. */
class Growing {
  private log = LOG_START;
  private oldSize?: number;
  private items: GrowingItem[] = [];
  private tombstones: number[] = [];
  private oldTombstones: number[] = [];
  private path: number[] = [];
  private costs: number[] = [];
  private made = 0;
  private probes = 0;
  private moves = 0;

  get size(): number {
    return 2 ** this.log;
  }

  get keys(): number {
    return this.items.filter(({at}) => at !== 'hand').length;
  }

  private startOf(key: number): number {
    return Math.imul(key, FACTOR) >>> (32 - this.log);
  }

  private in(slot: number): GrowingItem | undefined {
    return this.items.find((item) => item.at === 'table' && item.slot === slot);
  }

  private set(id: number, change: Partial<GrowingItem>): void {
    this.items = this.items.map((item) => (item.id === id ? {...item, ...change} : item));
  }

  *act({type, key}: KeyOperation): Steps {
    const held: GrowingItem = {id: this.made, key, at: 'hand', slot: this.startOf(key)};
    this.made += 1;
    this.items = [...this.items, held];
    const slot = yield* this.locate(held, 'hash', `${WHAT[type]} ${key}`);
    const found = this.in(slot);
    if (type === 'insert') {
      yield* this.insert(held, slot, found);
      return;
    }
    this.drop(held);
    if (type === 'find') {
      yield this.step('answer', found ? `找到了 ${key}。` : `停在空格上，表里没有 ${key}。`, found ? {done: [found.id]} : {});
    } else if (found) {
      this.drop(found);
      this.tombstones = [...this.tombstones, slot];
      yield this.step('mark', `${slot} 号格改成删除标记：它不再是键，但仍占着地方。`);
    } else {
      yield this.step('absent', `停在空格上，没有 ${key}，什么也不删。`);
    }
  }

  /** Looks for the key in hand from its slot on. @returns its slot, or the first empty one */
  private *locate({id, key}: GrowingItem, line: string, what: string): Steps<number> {
    let slot = this.startOf(key);
    this.path = [];
    this.set(id, {slot});
    yield this.step(line, `${what}：${key} × ${FACTOR} 的最高 ${this.log} 位是 ${slot}，从 ${slot} 号格看起。`);
    for (;;) {
      this.probes += 1;
      this.path = [...this.path, slot];
      this.set(id, {slot});
      const there = this.in(slot);
      if (!there && !this.tombstones.includes(slot)) {
        yield this.step('empty', `${slot} 号格是空的，没有 ${key}，停在这里。`);
        return slot;
      }
      if (there?.key === key) {
        yield this.step('hit', `${slot} 号格里正是 ${key}。`, {compared: [there.id]});
        return slot;
      }
      const what = there ? `里是 ${there.key}` : '是删除标记，跨过去';
      yield this.step('pass', `${slot} 号格${what}，看下一格。`, there ? {compared: [there.id]} : {});
      slot = (slot + 1) % this.size;
    }
  }

  private drop({id}: GrowingItem): void {
    this.items = this.items.filter((item) => item.id !== id);
  }

  private *insert(held: GrowingItem, found: number, there: GrowingItem | undefined): Steps {
    const {key, id} = held;
    if (there) {
      this.drop(held);
      this.costs.push(0);
      yield this.step('exists', `${key} 已经在表里，不再插入。`, {done: [there.id]});
      return;
    }
    this.costs.push(1);
    let slot = found;
    if (10 * (this.keys + this.tombstones.length + 1) > 7 * this.size) {
      yield* this.rebuild();
      slot = yield* this.locate(held, 'again', `重建好了，再${WHAT.insert} ${key}`);
    }
    this.set(id, {at: 'table', slot});
    yield this.step('put', `${key} 放进 ${slot} 号格：${this.keys} 个键，${this.size} 格，装到 ${average(this.keys, this.size)}。`, {
      moved: [id],
    });
  }

  private *rebuild(): Steps {
    const {size, keys, tombstones} = this;
    const full = `再放一个就占 ${keys + tombstones.length + 1} 格，超过 ${size} 格的七成`;
    const grows = 20 * keys > 7 * size;
    this.log += grows ? 1 : 0;
    this.oldSize = size;
    this.oldTombstones = tombstones;
    this.tombstones = [];
    this.path = [];
    this.items = this.items.map((item) => (item.at === 'table' ? {...item, at: 'old'} : item));
    const how = grows
      ? `键有 ${keys} 个，多于三成半，换成 ${this.size} 格的新表`
      : `键只有 ${keys} 个，不多于三成半，另开一张同样大的，只为清掉 ${tombstones.length} 个标记`;
    yield this.step('rebuild', `${full}：${how}，旧表里的键一个一个重新放。`);
    const old = this.items.filter(({at}) => at === 'old').sort((a, b) => a.slot - b.slot);
    for (const {id, key} of old) {
      const start = this.startOf(key);
      this.path = [start];
      while (this.in(this.path.at(-1)!)) {
        this.path = [...this.path, (this.path.at(-1)! + 1) % this.size];
      }
      const slot = this.path.at(-1)!;
      this.set(id, {at: 'table', slot});
      this.moves += 1;
      this.costs[this.costs.length - 1] = this.costs.at(-1)! + 1;
      const passed = slot === start ? '' : `，${this.path.slice(0, -1).join('、')} 号格有键`;
      yield this.step('move', `搬 ${key}：新的起点是 ${start}${passed}，放进 ${slot} 号格。`, {moved: [id]});
    }
    this.oldSize = undefined;
    this.oldTombstones = [];
  }

  step(line: string | undefined, say: string, {compared = [], moved = [], done = []}: Marks = {}): Step<GrowingState> {
    const {size, oldSize, items, tombstones, oldTombstones, path, costs} = this;
    return {
      state: {size, oldSize, items, tombstones, oldTombstones, path, compared, moved, done, costs: [...costs]},
      line,
      say,
      counts: {探查: this.probes, 搬动: this.moves, 键: this.keys, 标记: tombstones.length, 格: size},
    };
  }

  /** What the last step says. */
  end(): string {
    const {costs, moves, keys, size} = this;
    const each = costs.length > 0 ? `；插入 ${costs.length} 次，搬了 ${moves} 个键，平均每次 ${average(moves, costs.length)} 个` : '';
    return `做完了：${keys} 个键，${size} 格，装到 ${average(keys, size)}${each}。`;
  }
}

function* steps(operations: readonly KeyOperation[]): Steps {
  const table = new Growing();
  yield table.step(undefined, `从 ${table.size} 格的空表开始，第一个操作是${WHAT[operations[0]!.type]} ${operations[0]!.key}。`);
  for (const operation of operations) {
    yield* table.act(operation);
  }
  yield table.step(undefined, table.end());
}

const KEYS = 12;

/** A table that doubles: each key moves again when it grows, and yet an insertion moves less than two on average. */
export default {
  title: '哈希表：扩容',
  parse: parseOperations,
  cases: [
    {label: '例子：两次扩容', input: '22 33 14 25 3 36 47 58 9 60 71 82'},
    {label: '只清标记', input: '1 2 3 -1 -2 -3 4 5 6 ?4'},
    {label: '扩容与删除', input: '10 20 30 40 50 -20 -30 60 70 80 90 ?20 20'},
    {label: '重复与不存在', input: '5 5 -7 ?5 ?9'},
  ],
  random: (random) => Array.from({length: KEYS}, () => Math.floor(random() * 100)).join(' '),
  steps,
} satisfies Algorithm<readonly KeyOperation[], GrowingState>;
