import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {TreeState} from '../tree/treeState';
import type {Operation} from './parse';
import heap from '.';

function run(text: string) {
  const parsed = heap.parse(text);
  if ('message' in parsed) {
    throw new Error(parsed.message);
  }
  return [...heap.steps(parsed.value)];
}

const valuesOf = ({row}: TreeState) => row!.map(({text}) => Number(text));
const parentOf = (i: number) => Math.floor((i - 1) / 2);
/** Positions whose item is greater than its parent. */
const faults = (values: number[]) => values.flatMap((value, i) => (i > 0 && value > values[parentOf(i)]! ? [i] : []));
const numbers = (max: number) => fc.array(fc.integer({min: 0, max: 99}), {minLength: 1, maxLength: max});
/** Pushes and pops that never pop from an empty heap. */
const operations = fc
  .array(fc.oneof(fc.integer({min: 0, max: 20}), fc.constant<Operation>('pop')), {minLength: 1, maxLength: 30})
  .map((all) => {
    let size = 0;
    return all.filter((each) => (each === 'pop' ? size > 0 && size-- : ++size));
  })
  .filter((all) => all.length > 0);
const text = (all: readonly Operation[]) => all.map((each) => (each === 'pop' ? '弹' : each)).join(' ');

it('is a heap but for one item at most, at every step; pops what a sorted list would', () => {
  fc.assert(
    fc.property(operations, (all) => {
      const list: number[] = [];
      const popped = all.flatMap((each) => {
        if (each === 'pop') {
          return list.sort((a, b) => a - b).pop()!;
        }
        list.push(each);
        return [];
      });
      const steps = run(text(all));
      for (const {state, say} of steps) {
        const values = valuesOf(state);
        const wrong = faults(values);
        // Sifting up, one item is greater than its parent; sifting down, one is less than its children.
        expect(new Set(wrong.map(parentOf)).size, say).toBeLessThanOrEqual(1);
        expect(say).toMatch(/。$/);
      }
      const {state, say} = steps.at(-1)!;
      expect(faults(valuesOf(state))).toEqual([]);
      expect(valuesOf(state).sort((a, b) => a - b)).toEqual(list.sort((a, b) => a - b));
      expect(say.split('弹出了 ')[1] ?? '。').toBe(`${popped.join('、')}。`);
    }),
  );
});

it('the tree and the row show the same items in the same places', () => {
  fc.assert(
    fc.property(numbers(20), (values) => {
      for (const {state} of run(`建 ${values.join(' ')} 弹 50`)) {
        const order = [...state.roots];
        for (const id of order) {
          order.push(...state.nodes.find((node) => node.id === id)!.children.filter((child) => child !== undefined));
        }
        expect(order).toEqual(state.row!.map(({id}) => id));
        expect(state.nodes).toHaveLength(order.length);
      }
    }),
  );
});

it('building keeps all that is marked done a heap, and takes no more than the page says', () => {
  const ones = (n: number) => [...n.toString(2)].filter((bit) => bit === '1').length;
  fc.assert(
    fc.property(numbers(31), (values) => {
      const steps = run(`建 ${values.join(' ')}`);
      for (const {state, line} of steps.filter((step) => step.line === 'build')) {
        const marks = state.row!.map(({id}) => state.done.includes(id));
        const wrong = faults(valuesOf(state)).filter((i) => marks[parentOf(i)]);
        expect(wrong, line).toEqual([]);
      }
      const {counts, state} = steps.at(-1)!;
      const most = values.length - ones(values.length);
      expect(faults(valuesOf(state))).toEqual([]);
      expect(counts.交换).toBeLessThanOrEqual(most);
      expect(counts.比较).toBeLessThanOrEqual(2 * most);
    }),
  );
});

it('a push takes at most ⌊lg n⌋ comparisons, a pop at most 2⌊lg n⌋', () => {
  fc.assert(
    fc.property(numbers(31), (values) => {
      const lg = Math.floor(Math.log2(values.length));
      const before = run(`建 ${values.join(' ')}`).at(-1)!.counts.比较!;
      const popped = run(`建 ${values.join(' ')} 弹`).at(-1)!.counts.比较!;
      expect(popped - before).toBeLessThanOrEqual(2 * lg);
      const pushed = run(values.join(' ')).at(-1)!.counts.比较!;
      expect(pushed).toBeLessThanOrEqual(values.reduce((sum, _, i) => sum + Math.floor(Math.log2(i + 1)), 0));
    }),
  );
});

it('rising numbers are the worst to push, and the page says how much worse than to build', () => {
  const rising = '1 2 3 4 5 6 7 8';
  expect(run(rising).at(-1)!.counts).toEqual({比较: 13, 交换: 13});
  expect(run(`建 ${rising}`).at(-1)!.counts.交换).toBe(6);
});

it('runs its cases and random ones', () => {
  for (const input of [...heap.cases.map((each) => each.input), heap.random(() => 0.4), heap.random(() => 0.999)]) {
    expect(run(input).length).toBeGreaterThan(1);
  }
});

it.each([
  ['', /要 1 到 60 项，现在是 0 项/],
  ['x', /“x”不行/],
  ['建', /要 1 到 60 项/],
  ['100', /“100”不行/],
  ['3 弹 弹', /第 3 项要弹出，可是堆已经空了/],
  ['3 建 4', /“建”不行/],
  [Array.from({length: 32}, () => '1').join(' '), /最多画 31 个数/],
])('rejects “%s”', (input, message) => {
  const parsed = heap.parse(input);
  expect('message' in parsed && parsed.message).toMatch(message);
});

it('reads what it writes', () => {
  expect(heap.parse('build 3，9 pop 7')).toMatchObject({text: '建 3 9 弹 7', value: {build: [3, 9], operations: ['pop', 7]}});
});
