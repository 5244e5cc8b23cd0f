import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import fastSlow from '../fast-slow';
import linkedList from '../linked-list';
import {apply, MAX_NODES, type Operation} from '../linked-list/parseOperations';
import type {Step} from '../types';
import {walk, type ListState} from './listRun';

const value = fc.integer({min: 0, max: 12});
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({type: fc.constant('insert' as const), value, at: fc.integer({min: 0, max: MAX_NODES})}),
  fc.record({type: fc.constant('erase' as const), value}),
  fc.constant({type: 'reverse' as const}),
);
const inputs = fc
  .record({values: fc.array(value, {maxLength: 5}), operations: fc.array(operation, {minLength: 1, maxLength: 4})})
  .filter(({values, operations}) => {
    let now: readonly number[] = values;
    return operations.every((each) => {
      const fits = each.type !== 'insert' || each.at <= now.length;
      now = apply(now, each);
      return fits;
    });
  });

const after = (values: readonly number[], operations: readonly Operation[]) => operations.reduce(apply, values as number[]);
const run = ({values, operations}: {values: number[]; operations: Operation[]}) => [...linkedList.steps({values, operations})];
const textsOf = ({nodes, first}: ListState) => walk({nodes, first}).map((id) => nodes.find((node) => node.id === id)!.text);

/** Ids that can still be found from the list or from a variable. */
function reachable({nodes, first, pointers}: ListState): Set<number> {
  const starts = [first, ...pointers.map(({to}) => to)];
  return new Set(starts.flatMap((start) => walk({nodes, first: start})));
}

describe('linked-list', () => {
  it('ends with what plain arrays give', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const {state} = run(input).at(-1)!;
        expect(textsOf(state)).toEqual(['头', ...after(input.values, input.operations).map(String)]);
      }),
    );
  });

  it('never loses a node, and never points to one that is gone, at every step', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const {state, say} of run(input)) {
          const ids = new Set(state.nodes.map(({id}) => id));
          expect(reachable(state), say).toEqual(ids);
          [...state.nodes.map(({next}) => next), ...state.pointers.map(({to}) => to)].forEach((to) =>
            expect(to === undefined || ids.has(to), say).toBe(true),
          );
        }
      }),
    );
  });

  it('draws each node in a place of its own, inside the picture', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const {state, say} of run(input)) {
          expect(new Set(state.nodes.map(({at, row}) => `${row} ${at}`)).size, say).toBe(state.nodes.length);
          state.nodes.forEach(({at}) => expect(at, say).toBeLessThan(state.columns));
        }
      }),
    );
  });

  it('writes two pointers to insert, one to erase, n + 1 to reverse, and compares at most n keys', () => {
    fc.assert(
      fc.property(inputs, ({values, operations: [operation]}) => {
        const {counts} = run({values, operations: [operation!]}).at(-1)!;
        const found = operation!.type === 'erase' && values.includes(operation!.value);
        expect(counts.改指针).toBe({insert: 2, erase: found ? 1 : 0, reverse: values.length + 1}[operation!.type]);
        expect(counts.比较).toBeLessThanOrEqual(operation!.type === 'erase' ? values.length : 0);
        expect(counts.走指针).toBe(
          operation!.type === 'insert'
            ? operation!.at
            : operation!.type === 'reverse'
              ? values.length + 1
              : found
                ? values.indexOf(operation!.value)
                : values.length,
        );
      }),
    );
  });

  it('reads operations in the usual spellings, and says what is wrong', () => {
    expect(linkedList.parse('5，2 ＋7＠1 －2 反转')).toMatchObject({text: '5 2 +7@1 -2 r'});
    expect(linkedList.parse('5 2 +7')).toMatchObject({text: '5 2 +7@2'});
    for (const text of ['', '5 2', '5 x', '100 r', '1 +7@5', '1 +1 +1 +1 +1 +1 +1 +1', '1 2 3 4 5 6 7 8 9 +1', '1 r 2']) {
      expect(linkedList.parse(text), text).toHaveProperty('message');
    }
  });
});

describe('fast-slow', () => {
  const circles = fc
    .array(value, {minLength: 1, maxLength: 10})
    .chain((values) => fc.record({values: fc.constant(values), entry: fc.option(fc.nat(values.length - 1), {nil: undefined})}));

  it('finds the entry after k + μ rounds, where k is the least positive multiple of the circle that is not below μ; else the middle', () => {
    fc.assert(
      fc.property(circles, ({values, entry}) => {
        const all = [...fastSlow.steps({values, entry})];
        const {state, counts} = all.at(-1)!;
        const n = values.length;
        expect(state.done).toEqual([entry ?? Math.floor(n / 2)].map((at) => Math.min(at, n - 1)));
        if (entry === undefined) {
          expect(counts.走指针).toBe(3 * Math.floor(n / 2));
          return;
        }
        const length = n - entry;
        const k = Math.max(1, Math.ceil(entry / length)) * length;
        expect(counts.走指针).toBe(3 * k + 2 * entry);
        expect(counts.走指针).toBeLessThan(5 * n);
      }),
    );
  });

  it('fast is always twice as far as slow until they meet', () => {
    fc.assert(
      fc.property(circles, ({values, entry}) => {
        let slow = 0;
        for (const {state, line} of fastSlow.steps({values, entry})) {
          slow += line === 'slow' ? 1 : 0;
          const at = (steps: number) =>
            steps < values.length ? steps : entry === undefined ? undefined : entry + ((steps - entry) % (values.length - entry));
          if (line === 'fast') {
            expect(state.pointers).toEqual([
              {name: 'slow', to: at(slow)},
              {name: 'fast', to: at(2 * slow)},
            ]);
          }
        }
      }),
    );
  });

  it('reads where the last node points, and says what is wrong', () => {
    expect(fastSlow.parse('3，1 4＞1')).toEqual({value: {values: [3, 1, 4], entry: 1}, text: '3 1 4 >1'});
    for (const text of ['', '>0', '1 2 >2', '1 2 >', '1 >0 >0', '1 x', '1 2 3 4 5 6 7 8 9 10 11']) {
      expect(fastSlow.parse(text), text).toHaveProperty('message');
    }
  });
});

describe.each([linkedList, fastSlow])('$title', ({cases, parse, random, steps}) => {
  it('runs every case it offers, and random ones, and says something at each step', () => {
    const seeds = [0, 0.3, 0.5, 0.999];
    for (const text of [...cases.map(({input}) => input), ...seeds.map((seed) => random(() => seed))]) {
      const parsed = parse(text);
      expect(parsed, text).toHaveProperty('value');
      const all: Step<ListState>[] = 'value' in parsed ? [...steps(parsed.value as never)] : [];
      expect(all.length).toBeGreaterThan(2);
      expect(all.every(({say}) => say.endsWith('。'))).toBe(true);
    }
  });
});
