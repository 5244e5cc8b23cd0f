import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {flops, gridsOf, imbalance, inputFile, localMost, matrixSize, orderFor, seconds, volume} from '.';

const order = fc.integer({min: 1, max: 400});
const block = fc.integer({min: 1, max: 64});
const count = fc.integer({min: 1, max: 32});

/** Deals block after block to the processes in turn. */
function dealt(n: number, nb: number, processes: number): number[] {
  const rows = Array.from({length: processes}, () => 0);
  for (let i = 0; i < n; i += 1) {
    rows[Math.floor(i / nb) % processes]! += 1;
  }
  return rows;
}

describe('order and memory', () => {
  it('gives the values worked out by hand', () => {
    // As in the FAQ of HPL: 4 nodes of 256 MB; one GiB is 11585.2 squared doubles.
    expect(orderFor({nodes: 4, memory: 0.25, fraction: 1}, 1)).toBe(11585);
    expect(orderFor({nodes: 4, memory: 256, fraction: 0.8}, 192)).toBe(331584);
    expect(flops(1000)).toBe(668166666.6666666);
    expect(seconds(1000, 1)).toBeCloseTo(0.668166667, 9);
    expect(matrixSize(11585)).toBeCloseTo(1, 4);
  });

  it('fits, is a multiple of the block size, and one block more would not fit', () => {
    fc.assert(
      fc.property(
        count,
        fc.integer({min: 1, max: 4096}),
        fc.double({min: 0.5, max: 0.95, noNaN: true}),
        fc.integer({min: 16, max: 1024}),
        (nodes, memory, fraction, nb) => {
          const n = orderFor({nodes, memory, fraction}, nb);
          expect(n % nb).toBe(0);
          expect(matrixSize(n)).toBeLessThanOrEqual(nodes * memory * fraction);
          expect(matrixSize(n + nb)).toBeGreaterThan(nodes * memory * fraction * (1 - 1e-12));
        },
      ),
    );
  });
});

describe('the grid', () => {
  it('lists every pair of factors with P ≤ Q', () => {
    expect(gridsOf(64)).toEqual([
      {p: 1, q: 64},
      {p: 2, q: 32},
      {p: 4, q: 16},
      {p: 8, q: 8},
    ]);
    fc.assert(
      fc.property(fc.integer({min: 1, max: 3000}), (processes) => {
        const grids = gridsOf(processes);
        expect(grids.every(({p, q}) => p * q === processes && p <= q)).toBe(true);
        const pairs = Array.from({length: processes}, (_, i) => i + 1).filter((p) => processes % p === 0).length;
        expect(grids).toHaveLength(Math.ceil(pairs / 2));
      }),
    );
  });

  it('sends least where Q is three times P, and never less with rows and columns exchanged', () => {
    expect(volume({p: 4, q: 16})).toBe(28 / 128);
    expect(volume({p: 8, q: 8})).toBe(0.25);
    fc.assert(
      fc.property(count, count, (p, q) => {
        const least = Math.sqrt(3 / (p * q));
        expect(volume({p, q})).toBeGreaterThanOrEqual(least * (1 - 1e-12));
        expect(p <= q).toBe(volume({p, q}) <= volume({p: q, q: p}));
      }),
    );
    expect(volume({p: 3, q: 9})).toBeCloseTo(Math.sqrt(3 / 27), 12);
  });

  it('holds what dealing block by block gives', () => {
    fc.assert(
      fc.property(order, block, count, (n, nb, processes) => {
        const rows = dealt(n, nb, processes);
        expect(localMost(n, nb, processes)).toBe(rows[0]);
        expect(Math.max(...rows)).toBe(rows[0]);
      }),
    );
    expect(imbalance(800, 100, {p: 2, q: 4})).toBe(1);
    expect(imbalance(900, 100, {p: 2, q: 4})).toBeCloseTo((500 * 300 * 8) / 810000, 12);
  });
});

describe('the input file', () => {
  it('has the 31 lines that HPL reads, each value first', () => {
    const lines = inputFile(4096, 128, {p: 2, q: 4}).trimEnd().split('\n');
    expect(lines).toHaveLength(31);
    expect([6, 8, 11, 12].map((line) => Number.parseInt(lines[line - 1]!, 10))).toEqual([4096, 128, 2, 4]);
    expect(lines.slice(2).every((line) => /^\S+ +\S/.test(line))).toBe(true);
  });
});
