import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {LANES, LINE, request, SECTOR, sectorCount} from '.';

const SIZES = [1, 2, 4, 8, 16];
const element = fc.record({size: fc.constantFrom(...SIZES), stride: fc.nat({max: 40}), offset: fc.nat({max: 64})});
const access = ({size, stride, offset}: {size: number; stride: number; offset: number}) => ({
  size,
  step: size * stride,
  start: size * offset,
});

/** Segments of `unit` bytes that the lanes touch, byte by byte. */
function touched({size, step, start}: ReturnType<typeof access>, unit: number): number {
  const all = Array.from({length: LANES * size}, (_, i) => start + Math.floor(i / size) * step + (i % size));
  return new Set(all.map((byte) => Math.floor(byte / unit))).size;
}

describe('request', () => {
  it('gives the rows of note 4.5', () => {
    const row = (size: number, stride: number, offset: number) => {
      const {sectors, lines, wanted} = request(access({size, stride, offset}));
      return [wanted, sectors.length, lines.length];
    };
    expect(row(4, 1, 0)).toEqual([128, 4, 1]);
    expect(row(4, 1, 1)).toEqual([128, 5, 2]);
    expect(row(4, 3, 0)).toEqual([128, 12, 3]);
    expect(row(4, 32, 0)).toEqual([128, 32, 32]);
    expect(row(4, 0, 0)).toEqual([4, 1, 1]);
    expect(row(16, 1, 0)).toEqual([512, 16, 4]);
  });

  it('touches the sectors, lines and bytes that counting byte by byte finds', () => {
    fc.assert(
      fc.property(element, (e) => {
        const {sectors, lines, wanted, moved} = request(access(e));
        expect([sectors.length, lines.length, wanted]).toEqual([SECTOR, LINE, 1].map((unit) => touched(access(e), unit)));
        expect(moved).toBe(sectors.length * SECTOR);
      }),
    );
  });

  it('splits every lane into pieces that make up its element', () => {
    fc.assert(
      fc.property(fc.record({size: fc.constantFrom(...SIZES, 12, 48), step: fc.nat({max: 64}), start: fc.nat({max: 64})}), (a) => {
        const pieces = request(a).sectors.flatMap((sector) => sector.pieces);
        for (let lane = 0; lane < LANES; lane += 1) {
          const own = pieces.filter((piece) => piece.lane === lane);
          expect(own.reduce((sum, {from, to}) => sum + to - from, 0)).toBe(a.size);
        }
      }),
    );
  });
});

describe('sectorCount', () => {
  it('agrees with the listing wherever elements are aligned', () => {
    fc.assert(
      fc.property(element, (e) => {
        expect(sectorCount(access(e))).toBe(request(access(e)).sectors.length);
      }),
    );
  });
});
