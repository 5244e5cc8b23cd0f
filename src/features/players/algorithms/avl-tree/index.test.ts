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

/** A tree of an independent implementation: values that never change, heights computed anew. */
type Tree = {key: number; left: Tree; right: Tree} | undefined;
const tall = (t: Tree): number => (t ? 1 + Math.max(tall(t.left), tall(t.right)) : 0);
const lean = (t: Tree): number => (t ? tall(t.left) - tall(t.right) : 0);

class Reference {
  root: Tree;
  rotations = 0;
  rebalances = 0;

  private up({key, left, right}: NonNullable<Tree>): NonNullable<Tree> {
    this.rotations += 1;
    return {key: left!.key, left: left!.left, right: {key, left: left!.right, right}};
  }
  private down({key, left, right}: NonNullable<Tree>): NonNullable<Tree> {
    this.rotations += 1;
    return {key: right!.key, left: {key, left, right: right!.left}, right: right!.right};
  }
  private fixed(t: NonNullable<Tree>): NonNullable<Tree> {
    const {key, left, right} = t;
    this.rebalances += Math.abs(lean(t)) > 1 ? 1 : 0;
    if (lean(t) > 1) {
      return this.up({key, left: lean(left) < 0 ? this.down(left!) : left, right});
    }
    return lean(t) < -1 ? this.down({key, left, right: lean(right) > 0 ? this.up(right!) : right}) : t;
  }
  insert(key: number, t: Tree = this.root): Tree {
    if (!t) {
      return {key, left: undefined, right: undefined};
    }
    if (key === t.key) {
      return t;
    }
    return this.fixed(key < t.key ? {...t, left: this.put(key, t.left)} : {...t, right: this.put(key, t.right)});
  }
  private put(key: number, t: Tree): Tree {
    return t ? this.insert(key, t) : {key, left: undefined, right: undefined};
  }
  delete(key: number, t: Tree = this.root): Tree {
    return t && this.without(key, t);
  }
  private without(key: number, t: Tree): Tree {
    if (!t || (key === t.key && !(t.left && t.right))) {
      return t && (t.left ?? t.right);
    }
    if (key !== t.key) {
      return this.fixed(key < t.key ? {...t, left: this.without(key, t.left)} : {...t, right: this.without(key, t.right)});
    }
    let least = t.right!;
    while (least.left) {
      least = least.left;
    }
    return this.fixed({key: least.key, left: t.left, right: this.without(least.key, t.right)});
  }
}

const shapeOf = (t: Tree): string => (t ? `${t.key}(${shapeOf(t.left)},${shapeOf(t.right)})` : '');
const drawn = (state: TreeState): string => fold<string>(state, ({keys}, left = '', right = '') => `${keys[0]}(${left},${right})`) ?? '';

describe('avl-tree', () => {
  it('after each operation has the shape that an independent implementation gives it, by as many repairs and rotations', () => {
    fc.assert(
      fc.property(tasks(['insert', 'delete']), ({start, watch}) => {
        const reference = new Reference();
        start.forEach((key) => (reference.root = reference.insert(key)));
        reference.rotations = reference.rebalances = 0;
        watch.forEach((operation, i) => {
          reference.root = reference[operation.kind === 'delete' ? 'delete' : 'insert'](operation.key);
          const {state, counts} = [...tree.steps({start, watch: watch.slice(0, i + 1)})].at(-1)!;
          expect(drawn(state)).toBe(shapeOf(reference.root));
          expect(counts).toMatchObject({旋转: reference.rotations, 再平衡: reference.rebalances});
        });
      }),
    );
  });

  it('is a search tree at every step, never out of balance by more than 2, and in balance after each operation', () => {
    fc.assert(
      fc.property(tasks(['insert', 'delete']), ({start, watch}) => {
        const keys = new Set(start);
        watch.forEach(({kind, key}) => (kind === 'delete' ? keys.delete(key) : keys.add(key)));
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
        expect(inorder(state)).toEqual([...keys].sort((a, b) => a - b));
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

  it('repairs every second level of the way when the sparsest trees lose their greatest key, as the page says', () => {
    const input = (label: string) => tree.cases.find((each) => each.label === label)!.input;
    const twice = runOf(tree, input('删除：连修两次'));
    expect([twice[0]!.state.nodes.length, heightOf(twice[0]!.state), twice.at(-1)!.counts.再平衡]).toEqual([fewest(5), 5, 2]);
    expect(twice.flatMap(({say}) => /^回到 (\d+).*失衡；/.exec(say)?.[1] ?? [])).toEqual(['10', '7']);
    const thrice = runOf(tree, input('删除：连修三次'));
    expect([thrice[0]!.state.nodes.length, heightOf(thrice[0]!.state), thrice.at(-1)!.counts.再平衡]).toEqual([fewest(7), 7, 3]);
    expect(heightOf(thrice.at(-1)!.state)).toBe(6);
  });

  it('deletes down to the empty tree and says so, and leaves a tree alone that lacks the key', () => {
    expect(runOf(tree, '5 | -5').at(-2)!.say).toBe('找到 5，它是叶子，直接摘掉，树空了。');
    expect(runOf(tree, '5 | -5 -5').at(-1)!.say).toBe('做完了：0 个键，高 0。');
    expect(runOf(tree, '5 3 | -4').at(-1)!.counts).toEqual({比较: 2, 再平衡: 0, 旋转: 0});
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
