import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Step} from '../types';
import bubble from '../bubble-sort';
import heap from '../heap-sort';
import insertion from '../insertion-sort';
import merge from '../merge-sort';
import quick from '../quick-sort';
import selection from '../selection-sort';
import shell from '../shell-sort';
import tim from '../tim-sort';
import {type ArrayState, valuesOf} from './arrayRun';

const log2 = (n: number) => Math.ceil(Math.log2(Math.max(n, 1)));
const pairs = (n: number) => (n * (n - 1)) / 2;

/** Each sort, whether it is stable, and the most comparisons that it may take for n items. */
const SORTS = [
  {algorithm: bubble, stable: true, most: pairs},
  {algorithm: selection, stable: false, most: pairs},
  {algorithm: insertion, stable: true, most: pairs},
  {algorithm: shell, stable: false, most: (n: number) => 2 * pairs(n)},
  {algorithm: merge, stable: true, most: (n: number) => n * log2(n)},
  {algorithm: quick, stable: false, most: pairs},
  {algorithm: heap, stable: false, most: (n: number) => 2 * n * log2(n) + 2 * n},
  {algorithm: tim, stable: true, most: (n: number) => n * log2(n) + 2 * n},
];

const inputs = fc.array(fc.integer({min: 0, max: 20}), {minLength: 1, maxLength: 40});
const inversions = (values: number[]) =>
  values.reduce((sum, value, i) => sum + values.slice(i + 1).filter((later) => later < value).length, 0);

function run(algorithm: (typeof SORTS)[number]['algorithm'], input: number[]): Step<ArrayState>[] {
  return [...algorithm.steps(input)];
}

describe.each(SORTS)('$algorithm.title', ({algorithm, stable, most}) => {
  it('ends sorted, with the same items, all done', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const {state} = run(algorithm, input).at(-1)!;
        expect(valuesOf(state)).toEqual([...input].sort((a, b) => a - b));
        expect(state.done).toHaveLength(input.length);
      }),
    );
  });

  it('shows each item once, and in a place of its own, at every step', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const {state, say} of run(algorithm, input)) {
          expect(state.items.map(({value}) => value)).toEqual(input);
          expect(new Set(state.items.map(({at, row}) => `${row} ${at}`)).size, say).toBe(input.length);
        }
      }),
    );
  });

  it('calls done only what stays where it is', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const all = run(algorithm, input);
        const last = all.at(-1)!.state;
        for (const {state} of all) {
          state.done.forEach((id) => expect(state.items[id]).toEqual(last.items[id]));
        }
      }),
    );
  });

  it('takes no more comparisons than it may', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(run(algorithm, input).at(-1)!.counts.比较).toBeLessThanOrEqual(most(input.length));
      }),
    );
  });

  it(stable ? 'keeps equal items in order' : 'does not keep equal items in order for every input', () => {
    const keeps = (input: number[]) => {
      const items = [...run(algorithm, input).at(-1)!.state.items].sort((a, b) => a.at - b.at);
      return items.every((item, i) => i === 0 || items[i - 1]!.value < item.value || items[i - 1]!.id < item.id);
    };
    const few = fc.array(fc.integer({min: 0, max: 3}), {minLength: 2, maxLength: 16});
    const {failed} = fc.check(fc.property(few, keeps), {numRuns: 300});
    expect(failed).toBe(!stable);
  });

  it('runs every case it offers, and random ones, and says something at each step', () => {
    const texts = [...algorithm.cases.map(({input}) => input), algorithm.random(() => 0.5), algorithm.random(() => 0.999)];
    for (const text of texts) {
      const parsed = algorithm.parse(text);
      expect(parsed, text).toHaveProperty('value');
      const all = 'value' in parsed ? run(algorithm, parsed.value) : [];
      expect(all.length).toBeGreaterThan(0);
      expect(all.every(({say}) => say.endsWith('。'))).toBe(true);
    }
    expect(algorithm.parse('')).toHaveProperty('message');
    expect(algorithm.parse('1 x')).toHaveProperty('message');
  });
});

describe('what the notes claim', () => {
  it('bubble and insertion sort take n − 1 comparisons on sorted input', () => {
    for (const algorithm of [bubble, insertion]) {
      expect(run(algorithm, [1, 2, 3, 4, 5, 6]).at(-1)!.counts.比较).toBe(5);
    }
  });

  it('quick sort on the last item takes n(n − 1)/2 comparisons on sorted input', () => {
    expect(run(quick, [1, 2, 3, 4, 5, 6, 7]).at(-1)!.counts.比较).toBe(21);
  });

  it('insertion sort shifts, and bubble sort exchanges, as often as there are inversions', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const moves = (algorithm: typeof bubble, line: string) => run(algorithm, input).filter((step) => step.line === line).length;
        expect(moves(insertion, 'shift')).toBe(inversions(input));
        expect(moves(bubble, 'swap')).toBe(inversions(input));
      }),
    );
  });
});
