import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {TreeState} from '../tree/treeState';
import bTree from '.';

function run(text: string) {
  const parsed = bTree.parse(text);
  if ('message' in parsed) {
    throw new Error(parsed.message);
  }
  return [...bTree.steps(parsed.value)];
}

const inputs = fc.tuple(fc.integer({min: 2, max: 4}), fc.array(fc.integer({min: 0, max: 99}), {minLength: 1, maxLength: 40}));

/** The keys in order; fails where a rule of B-trees of minimum degree t is broken. */
function check({roots, nodes}: TreeState, t: number): number[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const leaves = new Set<number>();
  let seen = 0;
  const walk = (id: number, depth: number, low: number, high: number): number[] => {
    const {keys: texts, children} = byId.get(id)!;
    const keys = texts.map(Number);
    seen += 1;
    expect(keys.length).toBeLessThanOrEqual(2 * t - 1);
    expect(keys.length).toBeGreaterThanOrEqual(depth === 1 ? 1 : t - 1);
    keys.forEach((key, i) => {
      expect(key).toBeGreaterThan(keys[i - 1] ?? low);
      expect(key).toBeLessThan(high);
    });
    if (children.length === 0) {
      leaves.add(depth);
      return keys;
    }
    expect(children).toHaveLength(keys.length + 1);
    return children.flatMap((child, i) => [...walk(child!, depth + 1, keys[i - 1] ?? low, keys[i] ?? high), ...keys.slice(i, i + 1)]);
  };
  const all = roots.flatMap((root) => walk(root, 1, -1, 100));
  expect(leaves.size).toBeLessThanOrEqual(1);
  expect(seen).toBe(nodes.length);
  return all;
}

it('is a B-tree at every step, with the keys inserted so far', () => {
  fc.assert(
    fc.property(inputs, ([t, keys]) => {
      let inserted = 0;
      for (const {state, line, say} of run(`t=${t} ${keys.join(' ')}`)) {
        inserted += Number(line === 'insert' || line === 'found');
        expect(check(state, t)).toEqual([...new Set(keys.slice(0, inserted))].sort((a, b) => a - b));
        expect(say).toMatch(/。$/);
      }
      expect(inserted).toBe(keys.length);
    }),
    {numRuns: 60},
  );
});

it('is as low, and splits as seldom, as the page says', () => {
  fc.assert(
    fc.property(inputs, ([t, keys]) => {
      const {counts} = run(`t=${t} ${keys.join(' ')}`).at(-1)!;
      const n = new Set(keys).size;
      expect(n).toBeGreaterThanOrEqual(2 * t ** (counts.高! - 1) - 1);
      expect(counts.分裂).toBeLessThanOrEqual((n - 1) / (t - 1));
    }),
  );
});

it('reads one node a level on the way down', () => {
  fc.assert(
    fc.property(inputs, ([t, keys]) => {
      let before = {读页: 0, 高: 1};
      for (const {line, counts} of run(`t=${t} ${keys.join(' ')}`)) {
        if (line === 'insert') {
          expect(counts.读页! - before.读页).toBe(before.高);
        }
        before = line === 'insert' || line === 'found' ? {读页: counts.读页!, 高: counts.高!} : before;
      }
    }),
  );
  expect(run('t=2 2 1 3').at(-1)!.counts).toEqual({读页: 3, 分裂: 0, 高: 1});
  // The fourth key finds the root full.
  expect(run('t=2 2 1 3 4').at(-1)!.counts).toEqual({读页: 4, 分裂: 1, 高: 2});
});

it('runs its cases and random ones', () => {
  for (const input of [...bTree.cases.map((each) => each.input), bTree.random(() => 0), bTree.random(() => 0.999)]) {
    expect(run(input).length).toBeGreaterThan(1);
  }
});

it.each([
  ['', /要 1 到 40 个数/],
  ['x', /“x”不行/],
  ['t=5 1 2', /最小度数 t 取 2 到 4/],
  ['t=2', /要 1 到 40 个数/],
  ['t=2 100', /“100”不行/],
])('rejects “%s”', (input, message) => {
  const parsed = bTree.parse(input);
  expect('message' in parsed && parsed.message).toMatch(message);
});

it('reads what it writes', () => {
  expect(bTree.parse('Ｔ = 3，8 5')).toMatchObject({text: 't=3 8 5'});
  expect(bTree.parse('8 5')).toMatchObject({text: 't=2 8 5'});
});
