import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {drawDfa, edgesOf} from './columns';
import {drawNfa, labelOf, RADIUS, type Drawing} from './layout';
import {minimise, partitions} from './minimise';
import {parseRegex, RegexFault} from './parse';
import {longest, runDfa, runNfa} from './run';
import {lettersOf, subsets, type Dfa} from './subset';
import {closure, thompson} from './thompson';

const expressions = fc.letrec<{any: string}>((tie) => ({
  any: fc.oneof(
    {maxDepth: 4},
    fc.constantFrom('a', 'b', 'c', '[ab]', '[a-c]', '\\*', '\\.'),
    fc.tuple(tie('any'), fc.constantFrom('*', '+', '?')).map(([inner, sign]) => `(${inner})${sign}`),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => `(${a}|${b})`),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => a + b),
  ),
})).any;
const texts = fc.array(fc.constantFrom('a', 'b', 'c', '*', '.'), {maxLength: 9}).map((chars) => chars.join(''));

const build = (text: string) => {
  const nfa = thompson(parseRegex(text));
  const dfa = subsets(nfa, Infinity);
  return {nfa, dfa, min: minimise(dfa)};
};
const dfaAccepts = (dfa: Dfa, text: string) =>
  runDfa(dfa, text)
    .at(-1)!
    .some((state) => dfa.accepting[state]);

/** All strings up to a length: what tells two states apart, by trying. */
function strings(letters: string[], length: number): string[] {
  return length === 0 ? [''] : ['', ...letters.flatMap((group) => strings(letters, length - 1).map((rest) => group[0] + rest))];
}
const acceptsFrom = ({letters, next, accepting}: Dfa, state: number, text: string) => {
  const end = [...text].reduce<number | undefined>(
    (at, char) => (at === undefined ? at : next[at]![letters.findIndex((group) => group.includes(char))]),
    state,
  );
  return end !== undefined && accepting[end]!;
};

describe('the three automata', () => {
  it('agree with RegExp', () => {
    fc.assert(
      fc.property(expressions, fc.array(texts, {minLength: 8, maxLength: 8}), (expression, list) => {
        const {nfa, dfa, min} = build(expression);
        const reference = new RegExp(`^(?:${expression})$`);
        for (const text of ['', ...list]) {
          const wanted = [expression, text, reference.test(text)];
          expect([expression, text, runNfa(nfa, text).at(-1)!.includes(nfa.accept)]).toEqual(wanted);
          expect([expression, text, dfaAccepts(dfa, text)]).toEqual(wanted);
          expect([expression, text, dfaAccepts(min, text)]).toEqual(wanted);
        }
      }),
      {numRuns: 300},
    );
  });

  it('find the longest beginning that RegExp accepts', () => {
    fc.assert(
      fc.property(expressions, texts, (expression, text) => {
        const {dfa} = build(expression);
        const reference = new RegExp(`^(?:${expression})$`);
        const lengths = Array.from({length: text.length + 1}, (_, i) => i).filter((length) => reference.test(text.slice(0, length)));
        expect(longest(runDfa(dfa, text), (state) => dfa.accepting[state]!)).toBe(lengths.at(-1) ?? -1);
      }),
    );
  });
});

describe('thompson', () => {
  it('numbers (a|b)*abb as the textbook does, with 11 states', () => {
    const nfa = thompson(parseRegex('(a|b)*abb'));
    expect(nfa.accept).toBe(10);
    expect(closure(nfa, [0])).toEqual([0, 1, 2, 4, 7]);
  });

  it('makes at most two states and four edges for each sign', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        const {places, edges} = thompson(parseRegex(expression));
        expect(places.length).toBeLessThanOrEqual(2 * expression.length);
        expect(edges.length).toBeLessThanOrEqual(4 * expression.length);
        for (const state of places.keys()) {
          expect(edges.filter(({from, chars}) => from === state && chars).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('subsets', () => {
  it('works the textbook example', () => {
    const {letters, sets, next, accepting} = build('(a|b)*abb').dfa;
    expect(letters).toEqual(['a', 'b']);
    expect(sets.map((set) => set.join())).toEqual(['0,1,2,4,7', '1,2,3,4,6,7,8', '1,2,4,5,6,7', '1,2,4,5,6,7,9', '1,2,4,5,6,7,10']);
    expect(next).toEqual([
      [1, 2],
      [1, 3],
      [1, 2],
      [1, 4],
      [1, 2],
    ]);
    expect(accepting).toEqual([false, false, false, false, true]);
  });

  it('needs 2^n states when the n-th letter from the end counts, and says so beyond the limit', () => {
    expect(build('(a|b)*a(a|b)(a|b)').min.next).toHaveLength(8);
    expect(build('(a|b)*a(a|b)(a|b)(a|b)').min.next).toHaveLength(16);
    expect(() => subsets(thompson(parseRegex('(a|b)*a(a|b)(a|b)(a|b)(a|b)')))).toThrow('DFA 超过 26 个状态');
  });

  it('groups letters that no edge tells apart', () => {
    expect(lettersOf(thompson(parseRegex('[a-c]b|[x-z0]')).edges)).toEqual(['0xyz', 'ac', 'b']);
  });
});

describe('minimise', () => {
  it('merges A and C of the textbook example', () => {
    const {dfa, min} = build('(a|b)*abb');
    expect(min.groups).toEqual([[0, 2], [1], [3], [4]]);
    expect(partitions(dfa).map(({of}) => new Set(of).size)).toEqual([2, 3, 4]);
  });

  it('has no two states that no string tells apart, and none too many', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        const {dfa, min} = build(expression);
        fc.pre(min.next.length <= 6 && min.letters.length <= 3);
        expect(min.next.length).toBeLessThanOrEqual(dfa.next.length);
        const tries = strings(min.letters, min.next.length);
        const answers = min.next.map((_, state) => tries.map((text) => Number(acceptsFrom(min, state, text))).join(''));
        expect(new Set(answers).size).toBe(min.next.length);
        expect(answers.every((answer) => answer.includes('1'))).toBe(true);
      }),
    );
  });

  it('splits one block a step until nothing is left to split', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        const counts = partitions(build(expression).dfa).map(({of}) => new Set(of).size);
        counts.slice(1).forEach((count, i) => expect(count).toBeGreaterThan(counts[i]!));
      }),
    );
  });
});

describe('the drawing', () => {
  const expectTidy = ({width, height, nodes, arrows}: Drawing) => {
    for (const {x, y} of [...nodes, ...arrows.map(({label}) => label)]) {
      expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
    }
    nodes.forEach((a, i) => nodes.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * RADIUS + 6)));
  };

  it('holds all, and no node covers another', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        const {nfa, dfa, min} = build(expression);
        expectTidy(drawNfa(nfa));
        expectTidy(drawDfa(dfa.next.length, edgesOf(dfa)));
        expectTidy(drawDfa(min.next.length, edgesOf(min)));
      }),
    );
  });

  it('writes ranges short', () => {
    expect([labelOf(''), labelOf('ab'), labelOf('abcx'), labelOf('013579acegik'), labelOf('.')]).toEqual([
      'ε',
      'a,b',
      'a–c,x',
      '0,1,3,5,…',
      "'.'",
    ]);
  });
});

describe('parseRegex', () => {
  it.each([
    ['', '第 1 个字符（末尾）：这里少了一段'],
    ['a|', '第 3 个字符（末尾）：这里少了一段'],
    ['(a', '第 1 个字符“(”：这个括号没有收尾'],
    ['a)', '第 2 个字符“)”：多了一个右括号'],
    ['*a', '第 1 个字符“*”：重复号前面没有'],
    ['a**', '第 3 个字符“*”：重复号不能连写'],
    ['[c-a]', '第 2 个字符“c”：范围 c-a 倒过来了'],
    ['[ab', '第 1 个字符“[”：这个方括号没有收尾'],
    ['[]', '第 2 个字符“]”：方括号里'],
    ['[^a]', '第 2 个字符“^”：方括号里'],
    ['a.b', '第 2 个字符“.”：这里的“.”不代表任意字符'],
    ['a\\d', '第 2 个字符“\\”：反斜杠后面'],
    ['!', '第 1 个字符“!”：不认识这个字符'],
  ])('%s: %s', (text, message) => {
    expect(() => parseRegex(text)).toThrow(RegexFault);
    expect(() => parseRegex(text)).toThrow(message);
  });

  it('reads anything or says where it stopped', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'ab()[]|*+?\\.-c!'), {maxLength: 10}), (chars) => {
        const text = chars.join('');
        try {
          parseRegex(text);
        } catch (error) {
          expect((error as Error).message).toMatch(/^第 \d+ 个字符/);
        }
      }),
    );
  });
});
