import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {TreeNode, TreeState} from '@site/src/features/players/algorithms/tree/treeState';
import {NODE, frameOf, layoutOf, type Placed} from './treeLayout';
import {treeInWords} from './treeInWords';

const node = (id: number, children: (number | undefined)[] = [], more: Partial<TreeNode> = {}): TreeNode => ({
  id,
  keys: [String(id)],
  children,
  ...more,
});
const state = (roots: number[], nodes: TreeNode[], more: Partial<TreeState> = {}): TreeState => ({
  roots,
  nodes,
  compared: [],
  moved: [],
  done: [],
  ...more,
});

/** Forests in which each node hangs below an earlier one, or is a root; some with empty places, some with several keys. */
const forests = fc
  .array(fc.record({below: fc.nat(), root: fc.nat(9), keys: fc.integer({min: 1, max: 3}), gap: fc.boolean()}), {maxLength: 30})
  .map((all) => {
    const roots: number[] = [];
    const children: (number | undefined)[][] = all.map(() => []);
    all.forEach(({below, root, gap}, id) => {
      if (id === 0 || root === 0) {
        roots.push(id);
      } else {
        children[below % id]!.push(...(gap ? [undefined] : []), id);
      }
    });
    return state(
      roots,
      all.map(({keys}, id) => ({id, keys: Array.from({length: keys}, (_, i) => String(id + i)), children: children[id]!})),
    );
  });

const find = (nodes: readonly Placed[], id: number) => nodes.find((each) => each.id === id)!;

describe('layoutOf', () => {
  it('places each node once, children below their parents and from left to right, none upon another, all in the frame', () => {
    fc.assert(
      fc.property(forests, (forest) => {
        const {nodes, left, right, height} = layoutOf(forest);
        expect(nodes.map(({id}) => id)).toEqual(forest.nodes.map(({id}) => id));
        for (const parent of nodes) {
          const below = parent.children.flatMap((id) => (id === undefined ? [] : find(nodes, id)));
          below.forEach((child, i) => {
            expect(child.y).toBeGreaterThan(parent.y);
            expect(child.from![1]).toBeGreaterThanOrEqual(parent.y);
            expect(child.x).toBeGreaterThan(below[i - 1]?.x ?? -Infinity);
          });
          expect(parent.x - parent.width / 2).toBeGreaterThan(left);
          expect(parent.x + parent.width / 2).toBeLessThan(right);
          expect(parent.y + NODE).toBeLessThan(height);
        }
        for (const y of new Set(nodes.map((each) => each.y))) {
          const level = nodes.filter((each) => each.y === y).sort((a, b) => a.x - b.x);
          level.slice(1).forEach((each, i) => expect(each.x - each.width / 2).toBeGreaterThan(level[i]!.x + level[i]!.width / 2 + 10));
        }
      }),
    );
  });

  it('hangs a lone child on its side, and keeps a lone root in the middle', () => {
    const {nodes} = layoutOf(state([1], [node(1, [2, undefined]), node(2, [undefined, 3]), node(3)]));
    expect(nodes[0]!.x).toBe(0);
    expect(nodes[1]!.x).toBeLessThan(0);
    expect(nodes[2]!.x).toBeGreaterThan(nodes[1]!.x);
  });

  it('is the mirror image for a mirrored tree', () => {
    const tree = (mirror: boolean) => {
      const order = <T>(children: T[]) => (mirror ? [...children].reverse() : children);
      return layoutOf(
        state(
          [0],
          [
            node(0, order([1, 2])),
            node(1, order([3, undefined])),
            node(2, order([undefined, 4])),
            node(3),
            node(4, order([5, 6])),
            node(5),
            node(6),
          ],
        ),
      );
    };
    tree(false).nodes.forEach(({id, x}) => expect(find(tree(true).nodes, id).x).toBeCloseTo(-x));
  });

  it('starts an edge between the keys that bound it', () => {
    const {nodes} = layoutOf(state([0], [node(0, [1, 2, 3], {keys: ['4', '8']}), node(1), node(2), node(3)]));
    const [root, ...children] = nodes;
    expect(children.map(({from}) => from![0])).toEqual([-root!.width / 2, 0, root!.width / 2]);
  });

  it('holds thirty nodes of a full tree within three phones, and no tree at all', () => {
    const {left, right} = layoutOf(
      state(
        [0],
        Array.from({length: 31}, (_, id) => node(id, id < 15 ? [2 * id + 1, 2 * id + 2] : [])),
      ),
    );
    expect(right - left).toBeLessThan(3 * 300);
    expect(layoutOf(state([], []))).toMatchObject({nodes: []});
  });
});

it('frameOf holds every moment', () => {
  fc.assert(
    fc.property(fc.array(forests, {minLength: 1, maxLength: 4}), (states) => {
      const frame = frameOf(states);
      for (const {left, right, height} of states.map(layoutOf)) {
        expect(frame.left <= left && frame.right >= right && frame.height >= height).toBe(true);
      }
    }),
  );
});

describe('treeInWords', () => {
  it('says the shape, the colours and the row', () => {
    const tree = state([5], [node(5, [undefined, 8], {tone: 'black'}), node(8, [undefined, undefined], {tone: 'red'})], {
      row: [
        {id: 1, text: '8'},
        {id: 2, text: '5'},
      ],
    });
    expect(treeInWords(tree)).toBe('5黑（空，8红）；下面一行：8、5');
    expect(treeInWords(state([1, 2], [node(1, [], {keys: ['3', '7']}), node(2)]))).toBe('3·7；2');
    expect(treeInWords(state([], []))).toBe('空树');
  });
});
