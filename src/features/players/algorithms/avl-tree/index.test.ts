import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fallsShort, fold, heightOf, inorder, runOf, tasks} from '../tree/testing';
import type {TreeState} from '../tree/treeState';
import tree from '.';

/** The greatest difference of heights of two subtrees of a node. */
const imbalance = (state: TreeState): number =>
  fold<{height: number; worst: number}>(state, (_, left = {height: 0, worst: 0}, right = {height: 0, worst: 0}) => ({
    height: 1 + Math.max(left.height, right.height),
    worst: Math.max(left.worst, right.worst, Math.abs(left.height - right.height)),
  }))?.worst ?? 0;

/** The fewest nodes of an AVL tree of this height: the page's N(h). */
const fewest = (h: number): number => (h < 2 ? h : fewest(h - 1) + fewest(h - 2) + 1);

describe('avl-tree', () => {
  it('is a search tree at every step, never out of balance by more than 2, and in balance after each insertion', () => {
    fc.assert(
      fc.property(tasks(['insert']), ({start, watch}) => {
        const keys = [...start, ...watch.map(({key}) => key)];
        const all = [...tree.steps({start, watch})];
        for (const {state, say} of all) {
          const sorted = inorder(state);
          expect(
            sorted.every((key, i) => i === 0 || sorted[i - 1]! < key),
            say,
          ).toBe(true);
          expect(sorted.length, say).toBe(state.nodes.length);
          expect(imbalance(state), say).toBeLessThanOrEqual(2);
        }
        const {state} = all.at(-1)!;
        expect(inorder(state)).toEqual([...new Set(keys)].sort((a, b) => a - b));
        expect(imbalance(state)).toBeLessThanOrEqual(1);
        expect(state.nodes.length).toBeGreaterThanOrEqual(fewest(heightOf(state)));
      }),
    );
  });

  it("repairs once at most for an insertion: two rotations, and the balance of the page's table", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), {maxLength: 16}), fc.nat(40), (start, key) => {
        const all = [...tree.steps({start, watch: [{kind: 'insert', key}]})];
        expect(all.at(-1)!.counts.旋转).toBeLessThanOrEqual(2);
        expect(all.filter(({say}) => say.includes('失衡；')).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('shows balance factors beside the nodes', () => {
    const [before] = runOf(tree, '2 1 3 4 | 5');
    expect(Object.fromEntries(before!.state.nodes.map(({keys, note}) => [keys[0], note]))).toEqual({
      1: undefined,
      2: '−1',
      3: '−1',
      4: undefined,
    });
  });

  it('turns each of the four ways once in the example', () => {
    const lines = runOf(tree, '50 20 10 30 40 60 55').map(({line}) => line);
    expect(lines.filter((line) => ['ll', 'lr', 'rr', 'rl'].includes(line ?? ''))).toEqual(['ll', 'lr', 'll', 'rr', 'rl', 'rr']);
  });

  it('ends full for 2^k − 1 keys in order, after 2^k − 1 − k rotations', () => {
    const {state, counts} = runOf(tree, Array.from({length: 15}, (_, i) => i + 1).join(' ')).at(-1)!;
    expect(heightOf(state)).toBe(4);
    expect(counts.旋转).toBe(11);
  });

  it('runs its cases and random ones in whole sentences, and refuses nonsense', () => {
    expect(fallsShort(tree)).toEqual([]);
  });
});
