import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {TreeState} from '../tree/treeState';
import unionFind from '.';

function run(text: string) {
  const parsed = unionFind.parse(text);
  if ('message' in parsed) {
    throw new Error(parsed.message);
  }
  return [...unionFind.steps(parsed.value)];
}

const element = fc.integer({min: 0, max: 15});
const operations = fc.array(fc.oneof(fc.tuple(element, element), fc.tuple(element)), {minLength: 1, maxLength: 30});
const text = (all: readonly (readonly number[])[]) => all.map((each) => (each.length === 1 ? `?${each[0]}` : each.join('-'))).join(' ');
const parentsOf = ({row}: TreeState) => row!.map((cell) => Number(cell.text.split('→')[1]));
const rankOf = (state: TreeState, id: number) => Number(state.nodes[id]!.note!.slice(1));

/** Steps up to the root; fails on a circle. */
function depth(parents: readonly number[], x: number): number {
  let steps = 0;
  for (let at = x; parents[at] !== at; at = parents[at]!) {
    steps += 1;
    expect(steps).toBeLessThan(parents.length);
  }
  return steps;
}

it('joins what a plain list of groups joins', () => {
  fc.assert(
    fc.property(operations, (all) => {
      const size = 1 + Math.max(...all.flat());
      let groups = Array.from({length: size}, (_, i) => [i]);
      for (const [x, y] of all) {
        const joined = groups.filter((group) => group.includes(x) || group.includes(y ?? x));
        groups = [...groups.filter((group) => !joined.includes(group)), joined.flat()];
      }
      const {state, counts} = run(text(all)).at(-1)!;
      const parents = parentsOf(state);
      const root = (x: number): number => (parents[x] === x ? x : root(parents[x]!));
      groups.forEach((group) => expect(new Set(group.map(root)).size).toBe(1));
      expect(new Set(parents.map((_, i) => root(i))).size).toBe(groups.length);
      expect(counts.集合).toBe(groups.length);
    }),
  );
});

it('at every step: no circles, a root of rank r has 2^r elements at least and is no higher than r; picture and row agree', () => {
  fc.assert(
    fc.property(operations, (all) => {
      for (const {state, say} of run(text(all))) {
        const parents = parentsOf(state);
        const depths = parents.map((_, x) => depth(parents, x));
        const root = (x: number): number => (parents[x] === x ? x : root(parents[x]!));
        expect([...state.roots]).toEqual(parents.flatMap((parent, x) => (parent === x ? [x] : [])));
        for (const id of state.roots) {
          const members = parents.flatMap((_, x) => (root(x) === id ? [x] : []));
          const rank = rankOf(state, id);
          expect(members.length).toBeGreaterThanOrEqual(2 ** rank);
          expect(Math.max(...members.map((x) => depths[x]!))).toBeLessThanOrEqual(rank);
        }
        state.nodes.forEach(({id, children}) => children.forEach((child) => expect(parents[child!]).toBe(id)));
        expect(say).toMatch(/。$/);
      }
    }),
    {numRuns: 60},
  );
});

it('after a find, all that were on the path hang on the root', () => {
  fc.assert(
    fc.property(operations, element, (all, x) => {
      const before = run(`${text(all)} 15-15`);
      const after = run(`${text(all)} 15-15 ?${x}`);
      const path: number[] = [];
      const parents = parentsOf(before.at(-1)!.state);
      for (let at = x; parents[at] !== at; at = parents[at]!) {
        path.push(at);
      }
      const now = parentsOf(after.at(-1)!.state);
      path.forEach((each) => expect(now[now[each]!]).toBe(now[each]));
    }),
  );
});

it('the highest tree of eight is three high, and a find flattens it; a string of unions makes a star', () => {
  const steps = run('0-1 2-3 4-5 6-7 0-2 4-6 0-4 ?7');
  const before = steps.find(({say}) => say.startsWith('查找 7'))!;
  expect(depth(parentsOf(before.state), 7)).toBe(3);
  expect(depth(parentsOf(steps.at(-1)!.state), 7)).toBe(1);
  expect(parentsOf(run('0-1 1-2 2-3 3-4').at(-1)!.state)).toEqual([0, 0, 0, 0, 0]);
});

it('runs its cases and random ones', () => {
  for (const input of [...unionFind.cases.map((each) => each.input), unionFind.random(() => 0), unionFind.random(() => 0.999)]) {
    expect(run(input).length).toBeGreaterThan(1);
  }
});

it.each([
  ['', /要 1 到 60 项，现在是 0 项/],
  ['x', /“x”不行：写 3-5 是合并/],
  ['1-24', /“1-24”不行/],
  ['1-2-3', /“1-2-3”不行/],
  [Array.from({length: 61}, () => '0-1').join(' '), /现在是 61 项/],
])('rejects “%s”', (input, message) => {
  const parsed = unionFind.parse(input);
  expect('message' in parsed && parsed.message).toMatch(message);
});

it('reads what it writes', () => {
  expect(unionFind.parse('００-1，查3')).toMatchObject({text: '0-1 ?3', value: {size: 4}});
});
