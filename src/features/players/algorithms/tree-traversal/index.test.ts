import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {randomTree} from './binary';
import traversal from '.';

/** Names in the four orders, by the plainest definition. */
interface Plain {
  name: string;
  left?: Plain;
  right?: Plain;
}

const pre = (t?: Plain): string[] => (t ? [t.name, ...pre(t.left), ...pre(t.right)] : []);
const inOrder = (t?: Plain): string[] => (t ? [...inOrder(t.left), t.name, ...inOrder(t.right)] : []);
const post = (t?: Plain): string[] => (t ? [...post(t.left), ...post(t.right), t.name] : []);
const height = (t?: Plain): number => (t ? 1 + Math.max(height(t.left), height(t.right)) : 0);
const leaves = (t?: Plain): number => (t ? (t.left || t.right ? leaves(t.left) + leaves(t.right) : 1) : 0);
const level = (t?: Plain): string[] => {
  const rows: string[][] = [];
  const go = (at: Plain | undefined, depth: number) => {
    if (at) {
      (rows[depth] ??= []).push(at.name);
      go(at.left, depth + 1);
      go(at.right, depth + 1);
    }
  };
  go(t, 0);
  return rows.flat();
};

const REFERENCES = {前: pre, 中: inOrder, 后: post, 层: level};

function plainOf(text: string): Plain {
  const parsed = traversal.parse(`前 ${text}`);
  const tree = 'value' in parsed ? parsed.value.tree : [];
  const at = (i?: number): Plain | undefined =>
    i === undefined ? undefined : {name: tree[i]!.name, left: at(tree[i]!.left), right: at(tree[i]!.right)};
  return at(0)!;
}

function run(text: string) {
  const parsed = traversal.parse(text);
  if ('message' in parsed) {
    throw new Error(parsed.message);
  }
  return [...traversal.steps(parsed.value)];
}

/** Shapes from a stream of numbers; at most 9 nodes, so that no tree is too deep. */
const trees = fc
  .tuple(fc.integer({min: 1, max: 9}), fc.infiniteStream(fc.double({min: 0, max: 0.999, noNaN: true})))
  .map(([n, stream]) => randomTree(n, () => Number(stream.next().value)));

describe.each(Object.entries(REFERENCES))('%s序', (order, reference) => {
  it('puts out, at every step, a prefix of the order; what is done is what was put out', () => {
    fc.assert(
      fc.property(trees, (text) => {
        const expected = reference(plainOf(text));
        const steps = run(`${order} ${text}`);
        for (const {state, say, counts} of steps) {
          const put = state.row!.map((cell) => cell.text);
          expect(put).toEqual(expected.slice(0, put.length));
          expect(state.done).toEqual(state.row!.map(({id}) => id));
          expect(counts.输出).toBe(put.length);
          expect(say).toMatch(/。$/);
        }
        expect(steps.at(-1)!.state.row).toHaveLength(expected.length);
      }),
    );
  });

  it('calls, and waits, as often and as long as the page says', () => {
    fc.assert(
      fc.property(trees, (text) => {
        const tree = plainOf(text);
        const {counts} = run(`${order} ${text}`).at(-1)!;
        if (order === '层') {
          expect(counts.队列最长).toBeLessThanOrEqual(leaves(tree));
        } else {
          expect(counts.调用).toBe(2 * pre(tree).length + 1);
          expect(counts.栈最深).toBe(height(tree));
        }
      }),
    );
  });
});

it('shows who waits: those on the stack are the ancestors of the top', () => {
  fc.assert(
    fc.property(trees, (text) => {
      for (const {state} of run(`后 ${text}`)) {
        const stack = state.nodes.filter(({note}) => note).sort((a, b) => Number(a.note!.slice(1)) - Number(b.note!.slice(1)));
        stack.slice(1).forEach(({id}, i) => expect(stack[i]!.children).toContain(id));
      }
    }),
  );
});

it('reads a tree back as it wrote it', () => {
  fc.assert(
    fc.property(trees, (text) => {
      expect(traversal.parse(`层序 ${text} # #`)).toMatchObject({text: `层 ${text}`});
    }),
  );
});

it('runs its cases and random ones', () => {
  for (const text of [...traversal.cases.map(({input}) => input), traversal.random(() => 0.5), traversal.random(() => 0.999)]) {
    expect(run(text).length).toBeGreaterThan(1);
  }
});

it.each([
  ['', /先写次序/],
  ['x', /先写次序/],
  ['A B C', /先写次序/],
  ['前', /至少要有一个结点/],
  ['前 # A', /第一个是根/],
  ['前 A!', /“A!”不行/],
  ['前 A # # B', /第 4 个“B”没有地方挂/],
  [`前 ${Array.from({length: 32}, () => 'A').join(' ')}`, /最多画 31 个结点/],
  [`前 A ${Array.from({length: 10}, () => 'B #').join(' ')}`, /最多画 10 层，现在是 11 层/],
])('rejects “%s”', (text, message) => {
  const parsed = traversal.parse(text);
  expect('message' in parsed && parsed.message).toMatch(message);
});
