import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import chaining from '../hash-chaining';
import probing from '../hash-probing';
import type {Step} from '../types';
import type {HashState} from './hashRun';
import {parseKeys, type HashInput} from './parseKeys';

const inputs: fc.Arbitrary<HashInput> = fc.record({
  size: fc.integer({min: 2, max: 13}),
  operations: fc.array(
    fc.record({type: fc.constantFrom('insert' as const, 'insert' as const, 'erase' as const, 'find' as const), key: fc.nat(30)}),
    {minLength: 1, maxLength: 20},
  ),
});

const placed = ({items}: HashState) => items.filter(({place}) => place >= 0);
const keysOf = (state: HashState) =>
  placed(state)
    .map(({key}) => key)
    .sort((a, b) => a - b);

/** What a set holds after the operations; with `room` it takes no more than so many keys. */
function after({operations}: HashInput, room = Infinity): number[] {
  const set = new Set<number>();
  for (const {type, key} of operations) {
    if (type === 'erase') {
      set.delete(key);
    } else if (type === 'insert' && set.size < room) {
      set.add(key);
    }
  }
  return [...set].sort((a, b) => a - b);
}

describe.each([
  {algorithm: chaining, room: () => Infinity},
  {algorithm: probing, room: ({size}: HashInput) => size},
])('$algorithm.title', ({algorithm, room}) => {
  const run = (input: HashInput) => [...algorithm.steps(input)];

  it('ends with what a set holds', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(keysOf(run(input).at(-1)!.state)).toEqual(after(input, room(input)));
      }),
    );
  });

  it('answers as a set does', () => {
    fc.assert(
      fc.property(inputs, fc.nat(30), ({size, operations}, key) => {
        const input: HashInput = {size, operations: [...operations, {type: 'find', key}]};
        const all = run(input);
        const answer = all.filter(({line}) => line === 'answer').at(-1)!;
        expect(answer.state.done.length > 0).toBe(after(input, room(input)).includes(key));
      }),
    );
  });

  it('holds each key once and in a place of its own, at every step', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const {state, say} of run(input)) {
          const keys = keysOf(state);
          expect(new Set(keys).size, say).toBe(keys.length);
          expect(new Set(placed(state).map(({slot, place}) => `${slot} ${place}`)).size, say).toBe(keys.length);
          placed(state).forEach(({slot, place}) => {
            expect(slot).toBeLessThan(input.size);
            expect(place).toBeLessThan(state.depth);
          });
          expect(state.items.length - keys.length, 'one key in hand').toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('runs every case it offers, and random ones, and says something at each step', () => {
    const {cases, random} = algorithm;
    for (const text of [...cases.map(({input}) => input), random(() => 0), random(() => 0.5), random(() => 0.999)]) {
      const parsed = algorithm.parse(text);
      expect(parsed, text).toHaveProperty('value');
      const all: Step<HashState>[] = 'value' in parsed ? run(parsed.value) : [];
      expect(all.length).toBeGreaterThan(2);
      expect(all.every(({say}) => say.endsWith('。'))).toBe(true);
    }
  });
});

describe('chaining', () => {
  it('keeps each key in the chain of its slot, without holes', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const {state, say} of chaining.steps(input)) {
          placed(state).forEach(({key, slot, place}) => {
            expect(slot, say).toBe(key % input.size);
            expect(place === 0 || placed(state).some((other) => other.slot === slot && other.place === place - 1), say).toBe(true);
          });
        }
      }),
    );
  });
});

describe('probing', () => {
  it('leaves no slot that was never used between a key and its own slot, at every step', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const {state, say} of probing.steps(input)) {
          const taken = new Set([...placed(state).map(({slot}) => slot), ...state.tombstones]);
          for (const {key, slot} of placed(state)) {
            for (let at = key % input.size; at !== slot; at = (at + 1) % input.size) {
              expect(taken.has(at), say).toBe(true);
            }
          }
        }
      }),
    );
  });

  it('looks at no slot twice in one operation', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const {state} of probing.steps(input)) {
          expect(new Set(state.path).size).toBe(state.path.length);
        }
      }),
    );
  });
});

it('reads the number of slots and the operations, and says what is wrong', () => {
  expect(parseKeys('ｍ＝7：1，－2 ？3')).toMatchObject({text: '7: 1 -2 ?3'});
  expect(parseKeys('1 2')).toMatchObject({text: '11: 1 2'});
  for (const text of ['', '7:', '1: 5', '14: 5', 'x: 5', '7: 100', '7: a', '7: 1 : 2 x', Array.from({length: 21}, () => '1').join(' ')]) {
    expect(parseKeys(text), text).toHaveProperty('message');
  }
});
