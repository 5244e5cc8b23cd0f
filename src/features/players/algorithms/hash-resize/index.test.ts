import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {runOf} from '../tree/testing';
import type {KeyOperation} from '../hash/parseKeys';
import type {GrowingState} from './growingState';
import table from '.';

const operations: fc.Arbitrary<KeyOperation[]> = fc.array(
  fc.record({type: fc.constantFrom('insert' as const, 'insert' as const, 'erase' as const, 'find' as const), key: fc.nat(40)}),
  {minLength: 1, maxLength: 30},
);

/** The highest bits of the key's product, in exact integers: the slots are a power of two. */
const startOf = (key: number, size: number) => Number(((BigInt(key) * 2654435769n) % 2n ** 32n) / (2n ** 32n / BigInt(size)));
const inTable = ({items}: GrowingState) => items.filter(({at}) => at === 'table');
const stored = ({items}: GrowingState) => items.filter(({at}) => at !== 'hand');

/** The page's table on its own: slots in an array, only counted. */
class Reference {
  slots: (number | 'gone' | undefined)[] = Array.from({length: 8});
  probes = 0;
  moved = 0;
  costs: number[] = [];

  private locate(key: number): number {
    const {length} = this.slots;
    for (let step = 0; ; step += 1) {
      const at = (startOf(key, length) + step) % length;
      this.probes += 1;
      if (this.slots[at] === undefined || this.slots[at] === key) {
        return at;
      }
    }
  }
  act({type, key}: KeyOperation): void {
    let at = this.locate(key);
    const isThere = this.slots[at] === key;
    if (type === 'erase' && isThere) {
      this.slots[at] = 'gone';
    }
    if (type !== 'insert') {
      return;
    }
    this.costs.push(isThere ? 0 : 1);
    if (isThere) {
      return;
    }
    if ((this.slots.filter((slot) => slot !== undefined).length + 1) / this.slots.length > 0.7) {
      this.rebuild();
      at = this.locate(key);
    }
    this.slots[at] = key;
  }
  private rebuild(): void {
    const keys = this.slots.filter((slot) => typeof slot === 'number');
    const {probes} = this;
    this.slots = Array.from({length: keys.length / this.slots.length > 0.35 ? 2 * this.slots.length : this.slots.length});
    keys.forEach((key) => (this.slots[this.locate(key)] = key));
    this.probes = probes;
    this.moved += keys.length;
    this.costs.push(this.costs.pop()! + keys.length);
  }
}

describe('hash-resize', () => {
  it('after each operation is the table of an independent implementation, with its probes and moves', () => {
    fc.assert(
      fc.property(operations, (all) => {
        const reference = new Reference();
        all.forEach((operation, i) => {
          reference.act(operation);
          const {state, counts} = [...table.steps(all.slice(0, i + 1))].at(-1)!;
          const slots = Array.from({length: state.size}, (_, slot) =>
            state.tombstones.includes(slot) ? 'gone' : inTable(state).find((item) => item.slot === slot)?.key,
          );
          expect(slots).toEqual(reference.slots);
          expect(counts).toMatchObject({探查: reference.probes, 搬动: reference.moved, 格: reference.slots.length});
          expect(state.costs).toEqual(reference.costs);
        });
      }),
    );
  });

  it('at every step holds what a set held before or holds after the operation, each key once, none lost in a move', () => {
    fc.assert(
      fc.property(operations, (all) => {
        const set = new Set<number>();
        const allowed = new Set([JSON.stringify([])]);
        all.forEach(({type, key}) => {
          set[type === 'erase' ? 'delete' : type === 'insert' ? 'add' : 'has'](key);
          allowed.add(JSON.stringify([...set].sort((a, b) => a - b)));
        });
        for (const {state, say} of table.steps(all)) {
          const keys = stored(state).map(({key}) => key);
          expect(allowed.has(JSON.stringify(keys.sort((a, b) => a - b))), say).toBe(true);
          expect(new Set(stored(state).map(({at, slot}) => `${at} ${slot}`)).size, say).toBe(keys.length);
        }
      }),
    );
  });

  it('moves less than two keys for an insertion, and is never more than seven tenths full', () => {
    fc.assert(
      fc.property(operations, (all) => {
        const {state, counts} = [...table.steps(all)].at(-1)!;
        expect(counts.搬动).toBeLessThanOrEqual(2 * state.costs.length);
        expect((counts.键! + counts.标记!) / state.size).toBeLessThanOrEqual(0.7);
      }),
    );
  });

  it("has the page's numbers", () => {
    const all = runOf(table, table.cases[0]!.input);
    expect(all.at(-1)!.state.costs).toEqual([1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 12]);
    expect(all.at(-1)!.say).toBe('做完了：12 个键，32 格，装到 0.38；插入 12 次，搬了 16 个键，平均每次 1.33 个。');
    expect(all.map(({say}) => say)).toEqual(
      expect.arrayContaining(['25 放进 6 号格：4 个键，8 格，装到 0.50。', '搬 25：新的起点是 7，放进 7 号格。']),
    );
    const cleaned = runOf(table, table.cases[1]!.input);
    expect(cleaned.at(-1)!.counts).toMatchObject({搬动: 2, 标记: 0, 格: 8});
  });

  it('runs its cases and random ones in whole sentences, and refuses nonsense', () => {
    for (const text of [...table.cases.map(({input}) => input), table.random(() => 0), table.random(() => 0.999), '?5', '-5']) {
      expect(runOf(table, text).every(({say}) => say.endsWith('。'))).toBe(true);
    }
    for (const text of ['', '100', '5 x', '8: 5', Array.from({length: 21}, () => '1').join(' ')]) {
      expect(table.parse(text), text).toHaveProperty('message');
    }
  });
});
