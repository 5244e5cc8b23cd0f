import {marked} from '../tree/marked';
import type {TreeState} from '../tree/treeState';
import type {Algorithm, Step} from '../types';
import {parse, type Input} from './parse';

interface Item {
  id: number;
  value: number;
}

interface Marks {
  compared?: number[];
  moved?: number[];
}

/** A max-heap in an array. Items keep their ids when they move; positions are 0-based indices. */
class Heap {
  private items: Item[] = [];
  private made = 0;
  private compares = 0;
  private swaps = 0;
  /** From here on each position is the root of a heap; shown while a heap is built. */
  heapFrom?: number;

  get length(): number {
    return this.items.length;
  }

  value(at: number): number {
    return this.items[at]!.value;
  }

  add(value: number): void {
    this.items.push({id: this.made, value});
    this.made += 1;
  }

  less(a: number, b: number): boolean {
    this.compares += 1;
    return this.value(a) < this.value(b);
  }

  swap(a: number, b: number): void {
    this.swaps += 1;
    [this.items[a], this.items[b]] = [this.items[b]!, this.items[a]!];
  }

  /** Removes the first item; the last one takes its place. */
  removeTop(): void {
    const last = this.items.pop()!;
    if (this.items.length > 0) {
      this.items[0] = last;
    }
  }

  step(line: string | undefined, say: string, {compared = [], moved = []}: Marks = {}): Step<TreeState> {
    const idAt = (at: number) => this.items[at]?.id;
    const idsOf = (places: number[]) => places.map((at) => this.items[at]!.id);
    const nodes = this.items.map(({id, value}, at) => ({
      id,
      keys: [String(value)],
      children: 2 * at + 1 < this.length ? [idAt(2 * at + 1), idAt(2 * at + 2)] : [],
    }));
    const row = this.items.map(({id, value}) => ({id, text: String(value)}));
    const done = this.heapFrom === undefined ? [] : this.items.slice(this.heapFrom).map(({id}) => id);
    return {
      state: marked({roots: this.items.slice(0, 1).map(({id}) => id), nodes, row}, {compared: idsOf(compared), moved: idsOf(moved), done}),
      line,
      say,
      counts: {比较: this.compares, 交换: this.swaps},
    };
  }
}

function* siftUp(h: Heap, start: number): Generator<Step<TreeState>> {
  let i = start;
  while (i > 0) {
    const parent = Math.floor((i - 1) / 2);
    const isBigger = h.less(parent, i);
    const answer = isBigger ? '大，要往上换' : '不大，停在这里，上面更不用看';
    yield h.step('up', `${h.value(i)} 比父亲 ${h.value(parent)} 大吗？${answer}。`, {compared: [i, parent]});
    if (!isBigger) {
      return;
    }
    h.swap(i, parent);
    yield h.step('rise', `${h.value(parent)} 升到下标 ${parent}，${h.value(i)} 降到下标 ${i}。`, {moved: [i, parent]});
    i = parent;
  }
}

function* siftDown(h: Heap, start: number): Generator<Step<TreeState>> {
  let i = start;
  for (let child = 2 * i + 1; child < h.length; child = 2 * i + 1) {
    if (child + 1 < h.length) {
      const isRight = h.less(child, child + 1);
      yield h.step('choose', `两个孩子 ${h.value(child)} 与 ${h.value(child + 1)}，取${isRight ? '大的右边' : '左边，右边不比它大'}。`, {
        compared: [child, child + 1],
      });
      child += Number(isRight);
    }
    const isLess = h.less(i, child);
    yield h.step('down', `${h.value(i)} 比孩子 ${h.value(child)} 小吗？${isLess ? '小，要往下换' : '不小，停在这里'}。`, {
      compared: [i, child],
    });
    if (!isLess) {
      return;
    }
    h.swap(i, child);
    yield h.step('sink', `${h.value(i)} 升到下标 ${i}，${h.value(child)} 沉到下标 ${child}。`, {moved: [i, child]});
    i = child;
  }
}

function* build(h: Heap, values: readonly number[]): Generator<Step<TreeState>> {
  values.forEach((value) => h.add(value));
  const parents = Math.floor(h.length / 2);
  for (let i = parents - 1; i >= 0; i -= 1) {
    h.heapFrom = i + 1;
    yield h.step('build', `建堆：下标 ${i} 的 ${h.value(i)}，两边的子树已经是堆，它往下沉。`, {compared: [i]});
    yield* siftDown(h, i);
  }
  h.heapFrom = undefined;
}

function* steps({build: values, operations}: Input): Generator<Step<TreeState>> {
  const h = new Heap();
  yield* build(h, values);
  const popped: number[] = [];
  for (const operation of operations) {
    if (operation === 'pop') {
      const top = h.value(0);
      popped.push(top);
      h.removeTop();
      const say = h.length === 0 ? `弹出堆顶 ${top}，堆空了。` : `弹出堆顶 ${top}，它最大；末尾的 ${h.value(0)} 补到堆顶，再往下沉。`;
      yield h.step('pop', say, {moved: h.length > 0 ? [0] : []});
      yield* siftDown(h, 0);
    } else {
      h.add(operation);
      yield h.step('push', `推入 ${operation}：先放在末尾，下标 ${h.length - 1}。`, {moved: [h.length - 1]});
      yield* siftUp(h, h.length - 1);
    }
  }
  const out = popped.length > 0 ? `，依次弹出了 ${popped.join('、')}` : '';
  yield h.step(undefined, h.length > 0 ? `做完了：堆里 ${h.length} 个，最大的是 ${h.value(0)}${out}。` : `做完了：堆空了${out}。`);
}

const upTo = (n: number) => Array.from({length: n}, (_, i) => i + 1).join(' ');

/** A binary max-heap: push sifts up, pop sifts down, and a whole array becomes a heap from its last parent to its first. */
const binaryHeap: Algorithm<Input, TreeState> = {
  title: '二叉堆',
  guess: '比较',
  parse,
  cases: [
    {label: '推入与弹出', input: '5 9 3 8 12 弹 7 弹'},
    {label: '建堆', input: '建 3 8 5 12 7 9 4 10'},
    {label: '最坏：升序推入', input: upTo(8)},
    {label: '同样的数，建堆', input: `建 ${upTo(8)}`},
    {label: '有相等的', input: '建 4 4 4 4 弹 4'},
  ],
  random: (random) => `${random() < 0.5 ? '建 ' : ''}${Array.from({length: 9}, () => Math.floor(random() * 100)).join(' ')} 弹 弹`,
  steps,
};

export default binaryHeap;
