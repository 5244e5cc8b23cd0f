import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fallsShort, fold, heightOf, inorder, runOf, tasks} from '../tree/testing';
import type {TreeState} from '../tree/treeState';
import tree from '.';

interface Checked {
  red: boolean;
  /** Black nodes on each way down; NaN where ways differ. */
  blacks: number;
  /** Red nodes below a red one. */
  faults: number;
}

const NIL: Checked = {red: false, blacks: 0, faults: 0};

function checkOf(state: TreeState): Checked {
  const all = fold<Checked>(state, ({tone}, left = NIL, right = NIL) => {
    const red = tone === 'red';
    return {
      red,
      blacks: left.blacks === right.blacks ? left.blacks + (red ? 0 : 1) : NaN,
      faults: left.faults + right.faults + (red ? Number(left.red) + Number(right.red) : 0),
    };
  });
  return all ?? NIL;
}

describe('red-black-tree', () => {
  it('keeps order and equal blacks at every step, breaks one rule in one place at most, and mends it', () => {
    fc.assert(
      fc.property(tasks(['insert']), ({start, watch}) => {
        const all = [...tree.steps({start, watch})];
        for (const {state, say} of all) {
          const keys = inorder(state);
          expect(
            keys.every((key, i) => i === 0 || keys[i - 1]! < key),
            say,
          ).toBe(true);
          expect(keys.length, say).toBe(state.nodes.length);
          const {red, blacks, faults} = checkOf(state);
          expect(blacks, say).not.toBeNaN();
          expect(Number(red) + faults, say).toBeLessThanOrEqual(1);
        }
        for (const {state} of [all[0]!, all.at(-1)!]) {
          expect(checkOf(state)).toMatchObject({red: false, faults: 0});
        }
        const {state} = all.at(-1)!;
        expect(inorder(state)).toEqual([...new Set([...start, ...watch.map(({key}) => key)])].sort((a, b) => a - b));
        expect(heightOf(state)).toBeLessThanOrEqual(2 * Math.log2(state.nodes.length + 2) - 2 + 1e-9);
      }),
    );
  });

  it('takes two rotations at most for an insertion, and pushes up no more often than there are keys', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), {maxLength: 16}), fc.nat(40), (start, key) => {
        const all = [...tree.steps({start, watch: [{kind: 'insert', key}]})];
        expect(all.at(-1)!.counts.旋转).toBeLessThanOrEqual(2);
        const whole = [...tree.steps({start: [], watch: [...start, key].map((each) => ({kind: 'insert', key: each}))})];
        expect(whole.filter(({line}) => line === 'push').length).toBeLessThanOrEqual(whole.at(-1)!.state.nodes.length);
      }),
    );
  });

  it('goes through all three cases one after another', () => {
    const lines = runOf(tree, '60 20 70 10 40 80 30 50 | 25').map(({line}) => line);
    expect(lines.filter((line) => ['push', 'straighten', 'lift', 'root'].includes(line ?? ''))).toEqual(['push', 'straighten', 'lift']);
  });

  it('is as high as it can be for keys in order', () => {
    const heights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) =>
      heightOf(runOf(tree, Array.from({length: n}, (_, i) => i).join(' ')).at(-1)!.state),
    );
    expect(heights).toEqual([1, 2, 2, 3, 3, 4, 4, 4, 4, 5]);
  });

  it('runs its cases and random ones in whole sentences, and refuses nonsense', () => {
    expect(fallsShort(tree)).toEqual([]);
  });
});
