import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {csvParse} from 'd3-dsv';
import {describe, expect, it} from 'vitest';
import {DEVICES, type Launch, occupancyOf} from '.';

const named = (capability: string) => DEVICES.find((device) => device.capability === capability)!;

const launches: fc.Arbitrary<Launch> = fc.record({
  threads: fc.integer({min: 1, max: 1024}),
  registers: fc.integer({min: 1, max: 255}),
  shared: fc.integer({min: 0, max: 228 * 1024}),
});

describe('occupancyOf', () => {
  it("agrees with NVIDIA's cuda_occupancy.h on every launch of reference.csv", () => {
    const rows = csvParse(readFileSync(path.join(__dirname, 'reference.csv'), 'utf8'));
    expect(rows.length).toBeGreaterThan(800);
    expect(new Set(rows.map(({capability}) => capability))).toEqual(new Set(DEVICES.map(({capability}) => capability)));
    for (const row of rows) {
      const launch = {threads: Number(row.threads), registers: Number(row.registers), shared: Number(row.shared)};
      const {blocks, allowed} = occupancyOf(named(row.capability!), launch);
      const got = [blocks, allowed.warps, allowed.blocks, allowed.registers, allowed.shared];
      const theirs = [row.blocks, row.by_warps, row.by_blocks, row.by_registers, row.by_shared].map(Number);
      // Theirs says INT_MAX where nothing is used.
      expect(
        got.map((value) => Math.min(value, 2 ** 31 - 1)),
        JSON.stringify(row),
      ).toEqual(theirs);
    }
  });

  it('gives what is worked out by hand for the note', () => {
    // 40 registers: 5 pieces of 256 a warp, 12 warps in a quarter of the registers, 48 on the SM, 6 blocks of 8 warps.
    expect(occupancyOf(named('9.0'), {threads: 256, registers: 40, shared: 0})).toMatchObject({
      blocks: 6,
      warps: 48,
      occupancy: 0.75,
      limits: ['registers'],
    });
    expect(occupancyOf(named('9.0'), {threads: 32, registers: 16, shared: 0})).toMatchObject({
      blocks: 32,
      occupancy: 0.5,
      limits: ['blocks'],
    });
  });

  it('never takes more than the SM has, and never less when a block takes less', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DEVICES), launches, (device, launch) => {
        const {blocks, warps, taken} = occupancyOf(device, launch);
        expect(warps).toBeLessThanOrEqual(device.warps);
        expect(blocks * taken.registers).toBeLessThanOrEqual(device.registers);
        expect(blocks * taken.shared).toBeLessThanOrEqual(device.shared);
        expect(occupancyOf(device, {...launch, registers: launch.registers - 1}).blocks).toBeGreaterThanOrEqual(blocks);
        expect(occupancyOf(device, {...launch, shared: Math.max(0, launch.shared - 100)}).blocks).toBeGreaterThanOrEqual(blocks);
      }),
    );
  });

  it('refuses launches that cannot be', () => {
    for (const broken of [{threads: 0}, {threads: 1025}, {threads: 1.5}, {registers: 256}, {shared: -1}]) {
      expect(() => occupancyOf(DEVICES[0]!, {threads: 32, registers: 32, shared: 0, ...broken})).toThrow(RangeError);
    }
  });
});
