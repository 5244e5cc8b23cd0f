import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fallsShort, heightOf, inorder, runOf, tasks} from '../tree/testing';
import tree from '.';

const ALL = ['insert', 'search', 'delete'] as const;
const last = (input: string) => runOf(tree, input).at(-1)!;

describe('binary-search-tree', () => {
  it('is a search tree at every step, and ends with the keys of a set', () => {
    fc.assert(
      fc.property(tasks(ALL), (task) => {
        const all = [...tree.steps(task)];
        for (const {state, say} of all) {
          const keys = inorder(state);
          expect(
            keys.every((key, i) => i === 0 || keys[i - 1]! < key),
            say,
          ).toBe(true);
          expect(keys.length, say).toBe(state.nodes.length);
        }
        const set = new Set(task.start);
        task.watch.forEach(({kind, key}) => (kind === 'insert' ? set.add(key) : kind === 'delete' && set.delete(key)));
        expect(inorder(all.at(-1)!.state)).toEqual([...set].sort((a, b) => a - b));
      }),
    );
  });

  it('finds what is there, in no more comparisons than the tree has levels', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(99), {maxLength: 20}), fc.nat(99), (start, key) => {
        const all = [...tree.steps({start, watch: [{kind: 'search', key}]})];
        const {say, counts} = all.at(-2)!;
        expect(say.startsWith('找到')).toBe(start.includes(key));
        expect(counts.比较).toBeLessThanOrEqual(heightOf(all[0]!.state));
        expect(counts.改链).toBe(0);
      }),
    );
  });

  it('deletes with one link changed, or with four when there are two children', () => {
    const links = (input: string) => last(input).counts.改链;
    expect(links('5 3 8 | -3')).toBe(1);
    expect(links('5 3 8 | -8')).toBe(1);
    expect(links('5 3 8 9 | -8')).toBe(1);
    expect(links('5 3 8 | -5')).toBe(4);
    expect(links('5 | -7')).toBe(0);
  });

  it('takes n(n − 1)/2 comparisons for n keys in order', () => {
    expect(last('1 2 3 4 5 6 7 8').counts.比较).toBe(28);
  });

  it('runs its cases and random ones in whole sentences, and refuses nonsense', () => {
    expect(fallsShort(tree)).toEqual([]);
  });
});
