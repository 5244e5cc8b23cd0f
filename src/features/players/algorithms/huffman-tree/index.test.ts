import fc from 'fast-check';
import {expect, it} from 'vitest';
import huffman from '.';

function run(text: string) {
  const parsed = huffman.parse(text);
  if ('message' in parsed) {
    throw new Error(parsed.message);
  }
  return [...huffman.steps(parsed.value)];
}

const text = (weights: readonly number[]) => weights.map((weight, i) => `${String.fromCharCode(97 + i)}${weight}`).join(' ');
const weights = (max: number) => fc.array(fc.integer({min: 1, max: 40}), {minLength: 1, maxLength: max});
const codesOf = (input: string) =>
  run(input)
    .at(-1)!
    .state.row!.map((cell) => cell.text.split(' ') as [string, string]);

/** The least cost over all ways to merge. */
function least(values: readonly number[]): number {
  if (values.length === 1) {
    return 0;
  }
  const costs = values.flatMap((a, i) =>
    values.slice(i + 1).map((b, j) => a + b + least([...values.filter((_, k) => k !== i && k !== i + 1 + j), a + b])),
  );
  return Math.min(...costs);
}

it('merges at the least cost of all ways to merge', () => {
  fc.assert(
    fc.property(weights(6), (all) => {
      expect(run(text(all)).at(-1)!.counts.带权路径长).toBe(least(all));
    }),
    {numRuns: 40},
  );
});

it('gives each symbol a code, none the beginning of another, that together fill the tree; the bits are the cost', () => {
  fc.assert(
    fc.property(weights(16), (all) => {
      const input = text(all);
      const codes = codesOf(input);
      expect(codes.map(([name]) => name).sort()).toEqual(all.map((_, i) => String.fromCharCode(97 + i)));
      for (const [a, code] of codes) {
        expect(codes.filter(([b, other]) => a !== b && other.startsWith(code))).toEqual([]);
      }
      if (all.length > 1) {
        expect(codes.reduce((sum, [, code]) => sum + 2 ** -code.length, 0)).toBe(1);
        const bits = codes.reduce((sum, [name, code]) => sum + code.length * all[name.charCodeAt(0) - 97]!, 0);
        expect(bits).toBe(run(input).at(-1)!.counts.带权路径长);
        const total = all.reduce((sum, each) => sum + each, 0);
        const entropy = all.reduce((sum, each) => sum - each * Math.log2(each / total), 0);
        expect(bits).toBeGreaterThanOrEqual(entropy - 1e-9);
        expect(bits).toBeLessThan(entropy + total);
      }
    }),
  );
});

it('at every step, the queue is in order, weights add up, and the cost is that of the inner nodes', () => {
  fc.assert(
    fc.property(weights(12), (all) => {
      const total = all.reduce((sum, each) => sum + each, 0);
      for (const {state, counts, say} of run(text(all))) {
        const weight = (id: number) => Number(/\d+/.exec(state.nodes[id]!.keys[0]!)![0]);
        const roots = state.roots.map(weight);
        expect(roots).toEqual([...roots].sort((a, b) => a - b));
        expect(roots.reduce((sum, each) => sum + each, 0)).toBe(total);
        const inner = state.nodes.filter(({children}) => children.length > 0);
        inner.forEach(({id, children}) => expect(weight(id)).toBe(weight(children[0]!) + weight(children[1]!)));
        expect(counts).toEqual({合并: inner.length, 带权路径长: inner.reduce((sum, {id}) => sum + weight(id), 0)});
        expect(say).toMatch(/。$/);
      }
    }),
  );
});

it('is as deep as can be for Fibonacci weights, and flat for equal ones', () => {
  expect(Math.max(...codesOf('a1 b1 c2 d3 e5 f8 g13').map(([, code]) => code.length))).toBe(6);
  expect(new Set(codesOf('a1 b1 c1 d1 e1 f1 g1 h1').map(([, code]) => code.length))).toEqual(new Set([3]));
  // Of equal weights the older is taken first, so that no code is longer than it must be.
  expect(Math.max(...codesOf('a4 b2 c2 d1 e1').map(([, code]) => code.length))).toBe(3);
  expect(codesOf('a7')).toEqual([['a', '0']]);
  expect(run('a5 b2 r2 c1 d1').at(-1)!.counts.带权路径长).toBe(23);
});

it('runs its cases and random ones', () => {
  for (const input of [...huffman.cases.map((each) => each.input), huffman.random(() => 0), huffman.random(() => 0.999)]) {
    expect(run(input).length).toBeGreaterThan(1);
  }
});

it.each([
  ['', /要 1 到 16 种符号，现在是 0 种/],
  ['x', /“x”不行：写一个字母或汉字和它的权/],
  ['a0', /“a0”不行/],
  ['a5 a6', /“a”写了两次/],
  [Array.from({length: 17}, (_, i) => `${String.fromCharCode(97 + i)}1`).join(' '), /现在是 17 种/],
])('rejects “%s”', (input, message) => {
  const parsed = huffman.parse(input);
  expect('message' in parsed && parsed.message).toMatch(message);
});

it('reads what it writes', () => {
  expect(huffman.parse('a：5，中=2')).toMatchObject({text: 'a5 中2'});
});
