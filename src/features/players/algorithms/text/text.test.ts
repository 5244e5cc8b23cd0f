import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import kmp from '../kmp';
import kmpNext from '../kmp-next';
import type {Step} from '../types';
import type {TextState} from './textState';

const word = (maxLength: number) => fc.array(fc.constantFrom('a', 'b'), {minLength: 1, maxLength}).map((letters) => letters.join(''));

/** The longest proper border, by trying all. */
const border = (s: string) => Array.from({length: s.length}, (_, k) => s.length - 1 - k).find((k) => s.endsWith(s.slice(0, k)))!;
const nextOf = (p: string) => [-1, ...Array.from({length: p.length}, (_, q) => border(p.slice(0, q + 1)))];
const placesOf = (text: string, pattern: string) => [...text].map((_, i) => i).filter((i) => text.startsWith(pattern, i));

describe('kmp', () => {
  it('finds what startsWith finds, overlapping ones too', () => {
    fc.assert(
      fc.property(word(30), word(5), (text, pattern) => {
        expect([...kmp.steps({text, pattern})].at(-1)!.state.found).toEqual(placesOf(text, pattern));
      }),
    );
  });

  it('at every step what it calls agreed agrees, and no place to the left of the pattern is missed', () => {
    fc.assert(
      fc.property(word(20), word(5), (text, pattern) => {
        let before = 0;
        for (const {state, say} of kmp.steps({text, pattern})) {
          const {shift, agreed, found} = state;
          expect(text.slice(shift, shift + agreed), say).toBe(pattern.slice(0, agreed));
          expect(shift, say).toBeGreaterThanOrEqual(before);
          expect(
            found.filter((at) => at < shift),
            say,
          ).toEqual(placesOf(text, pattern).filter((at) => at < shift));
          before = shift;
        }
      }),
    );
  });

  it('takes at most 2n − 1 comparisons, and compares each column with no character twice', () => {
    fc.assert(
      fc.property(word(30), word(6), (text, pattern) => {
        const all = [...kmp.steps({text, pattern})];
        expect(all.at(-1)!.counts.比较).toBeLessThanOrEqual(2 * text.length - 1);
        const pairs = all.flatMap(({state: {compared, shift}}) => (compared ? `${compared.at} ${shift}` : []));
        expect(new Set(pairs).size).toBe(pairs.length);
        expect(all.at(-1)!.counts.比较).toBe(pairs.length);
      }),
    );
  });

  it('takes 2n − 1 and 2m − 3 in the worst cases', () => {
    expect([...kmp.steps({text: 'aaaaaaa', pattern: 'ab'})].at(-1)!.counts.比较).toBe(13);
    expect([...kmpNext.steps('aaaaab')].at(-1)!.counts.比较).toBe(9);
  });

  it('reads two words, and says what is wrong', () => {
    expect(kmp.parse('aab，ａb')).toEqual({value: {text: 'aab', pattern: 'ab'}, text: 'aab ab'});
    for (const text of ['', 'a', 'a b c', 'a 中', `${'a'.repeat(41)} a`, `a ${'a'.repeat(13)}`]) {
      expect(kmp.parse(text), text).toHaveProperty('message');
    }
  });
});

describe('kmp-next', () => {
  it('fills in the longest proper borders, right from the first', () => {
    fc.assert(
      fc.property(word(16), (p) => {
        const expected = nextOf(p);
        for (const {state, say} of kmpNext.steps(p)) {
          expect(state.next, say).toEqual(expected.slice(0, state.next.length));
          expect(p.slice(state.shift, state.shift + state.agreed), say).toBe(p.slice(0, state.agreed));
        }
        expect([...kmpNext.steps(p)].at(-1)!.state.next).toEqual(expected);
      }),
    );
  });

  it('takes at most 2m − 3 comparisons', () => {
    fc.assert(
      fc.property(word(16), (p) => {
        expect([...kmpNext.steps(p)].at(-1)!.counts.比较).toBeLessThanOrEqual(Math.max(0, 2 * p.length - 3));
      }),
    );
  });

  it('says what is wrong', () => {
    for (const text of ['', 'a b', 'a'.repeat(17)]) {
      expect(kmpNext.parse(text), text).toHaveProperty('message');
    }
  });
});

describe.each([kmp, kmpNext])('$title', ({cases, parse, random, steps}) => {
  it('runs every case it offers, and random ones, and says something at each step', () => {
    for (const text of [...cases.map(({input}) => input), random(() => 0), random(() => 0.5), random(() => 0.999)]) {
      const parsed = parse(text);
      expect(parsed, text).toHaveProperty('value');
      const all: Step<TextState>[] = 'value' in parsed ? [...steps(parsed.value as never)] : [];
      expect(all.length).toBeGreaterThan(2);
      expect(all.every(({say}) => say.endsWith('。'))).toBe(true);
    }
  });
});
