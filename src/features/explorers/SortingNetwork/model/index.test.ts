import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {oddEvenMergeNetwork, runNetwork} from '.';

const ascending = (a: number, b: number) => a - b;

describe('oddEvenMergeNetwork', () => {
  it('has the known sizes and depths', () => {
    const size = (n: number) => oddEvenMergeNetwork(n).flat().length;
    const depth = (n: number) => oddEvenMergeNetwork(n).length;
    expect([2, 4, 8, 16].map(size)).toEqual([1, 5, 19, 63]);
    expect([2, 4, 8, 16].map(depth)).toEqual([1, 3, 6, 10]);
  });

  it('sorts every 0-1 input of 8 lanes, hence every input (0-1 principle)', () => {
    const network = oddEvenMergeNetwork(8);
    for (let bits = 0; bits < 256; bits += 1) {
      const input = Array.from({length: 8}, (_, i) => (bits >> i) & 1);
      expect(runNetwork(network, input).at(-1)).toEqual([...input].sort(ascending));
    }
  });

  it('sorts any numbers, and each layer touches a lane at most once', () => {
    fc.assert(
      fc.property(fc.constantFrom(2, 4, 8, 16), fc.infiniteStream(fc.integer()), (n, stream) => {
        const input = [...stream.take(n)];
        const network = oddEvenMergeNetwork(n);
        expect(runNetwork(network, input).at(-1)).toEqual([...input].sort(ascending));
        for (const layer of network) {
          const lanes = layer.flatMap(({low, high}) => [low, high]);
          expect(new Set(lanes).size).toBe(lanes.length);
        }
      }),
    );
  });

  it.each([0, 1, 3, 6])('refuses %i lanes', (n) => {
    expect(() => oddEvenMergeNetwork(n)).toThrow(RangeError);
  });
});
