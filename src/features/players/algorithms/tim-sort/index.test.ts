import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {ArrayRun, valuesOf} from '../sorting/arrayRun';
import tim, {minRun} from '.';
import {gallop} from './merge';
import {faultOf, lengthsOf, mergeAt} from './stack';

const inputs = fc.array(fc.integer({min: 0, max: 30}), {minLength: 1, maxLength: 60});
const compares = (input: number[]) => [...tim.steps(input)].at(-1)!.counts.比较;

/** Lengths of new runs, pushed one after the other: what the stack looks like after each has found its place. */
function stacksOf(lengths: readonly number[], isFault = faultOf): number[][] {
  const cuts = [0];
  return lengths.map((length) => {
    cuts.push(cuts.at(-1)! + length);
    while (cuts.length > 2 && isFault(cuts)) {
      cuts.splice(mergeAt(cuts) + 1, 1);
    }
    return lengthsOf(cuts);
  });
}

const obeys = (lengths: readonly number[]) =>
  lengths.every((length, i) => i + 1 >= lengths.length || (length > lengths[i + 1]! && length > lengths[i + 1]! + (lengths[i + 2] ?? 0)));

describe('the stack of runs', () => {
  it('is obeyed whenever the array is searched for a new run, and the runs in it are sorted', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const {state, line} of tim.steps(input)) {
          const values = valuesOf(state);
          if (line === 'first' || line === 'merged' || line === 'push') {
            const cuts = state.cuts!;
            expect(line !== 'first' || obeys(lengthsOf(cuts))).toBe(true);
            expect(
              cuts.slice(1).every((cut, i) => values.slice(cuts[i], cut).every((value, at, all) => at === 0 || all[at - 1]! <= value)),
            ).toBe(true);
          }
        }
      }),
    );
  });

  it('obeys its rule after every run, whatever the lengths are, and so is no higher than the Fibonacci numbers allow', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({min: 1, max: 5000}), {minLength: 1, maxLength: 60}), (lengths) => {
        const total = lengths.reduce((sum, each) => sum + each, 0);
        for (const stack of stacksOf(lengths)) {
          expect(obeys(stack), String(stack)).toBe(true);
          expect(stack.length).toBeLessThanOrEqual(Math.log(total + 1) / Math.log((1 + Math.sqrt(5)) / 2) + 1);
        }
      }),
      {numRuns: 500},
    );
  });

  it('needs the rule for the fourth run: without it the example of the page breaks it', () => {
    const old = (cuts: readonly number[]) => faultOf(cuts.slice(-4));
    expect(stacksOf([120, 80, 25, 20, 30], old).at(-1)).toEqual([120, 80, 45, 30]);
    expect(stacksOf([120, 80, 25, 20, 30]).at(-1)).toEqual([275]);
  });
});

describe('galloping', () => {
  it('finds how many pass, in 2⌊log₂t⌋ + 2 comparisons at most', () => {
    for (let n = 0; n <= 40; n += 1) {
      for (let t = 0; t <= n; t += 1) {
        const a = new ArrayRun([...Array.from({length: n}, (_, i) => 2 * i), 2 * t - 1]);
        const part = Array.from({length: n}, (_, i) => i);
        const search = gallop(a, part, {ok: (place) => a.less(place, n), against: n});
        let next = search.next();
        while (!next.done) {
          next = search.next();
        }
        expect(next.value).toBe(t);
        expect(a.counts.比较).toBeLessThanOrEqual(t === 0 ? 1 : 2 * Math.floor(Math.log2(t)) + 2);
      }
    }
  });
});

it('the least length of runs divides n into a power of two, or a little less', () => {
  for (let n = 1; n < 5000; n += 1) {
    const least = minRun(n);
    const runs = Math.ceil(n / least);
    const power = 2 ** Math.ceil(Math.log2(runs));
    expect(n < 8 ? least === n : least >= 4 && least <= 8, String(n)).toBe(true);
    expect(power - runs, String(n)).toBeLessThanOrEqual(power / 5);
  }
});

it('takes n − 1 comparisons on rising and on strictly falling input', () => {
  for (const n of [1, 2, 7, 8, 33, 60]) {
    const rising = Array.from({length: n}, (_, i) => i);
    expect(compares(rising)).toBe(n - 1);
    expect(compares([...rising].reverse())).toBe(n - 1);
  }
});

it('writes nothing on rising input, and each number once or not at all on strictly falling input', () => {
  const writes = (input: number[]) => [...tim.steps(input)].at(-1)!.counts.写入;
  expect(writes([1, 2, 2, 3, 4, 4])).toBe(0);
  expect(writes([9, 8, 7, 6, 5, 4, 3, 2, 1])).toBe(8);
});
