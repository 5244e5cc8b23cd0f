import type {Device} from './devices';

export {DEVICES, type Device} from './devices';

const WARP = 32;
/** Registers are allocated to warps in units of 256; each SM has four sub-partitions with a quarter of them. */
const REGISTER_UNIT = 256;
const PARTITIONS = 4;

export const MAX_THREADS = 1024;
export const MAX_REGISTERS = 255;

/** What one block of a kernel takes: threads, registers of each thread, bytes of shared memory (static and dynamic). */
export interface Launch {
  threads: number;
  registers: number;
  shared: number;
}

export type Limit = 'warps' | 'blocks' | 'registers' | 'shared';

export interface Occupancy {
  /** How many blocks each resource alone would allow on an SM. */
  allowed: Record<Limit, number>;
  /** Blocks and warps that reside on an SM. */
  blocks: number;
  warps: number;
  /** Share (0 to 1) of the SM's warp slots that is taken. */
  occupancy: number;
  /** The limiting resources. */
  limits: Limit[];
  /** What one block takes after rounding up to the allocation units. */
  taken: {warps: number; registers: number; shared: number};
}

const roundUp = (value: number, unit: number) => Math.ceil(value / unit) * unit;

/**
 * Blocks of a kernel that fit on one SM: the least of what its warp slots, block slots, registers and shared memory allow.
 * As `cudaOccMaxActiveBlocksPerMultiprocessor` of the toolkit's `cuda_occupancy.h` computes it.
 * @throws RangeError for threads outside 1 to 1024, or negative or broken numbers.
 */
export function occupancyOf(device: Device, launch: Launch): Occupancy {
  assertPossible(launch);
  const warps = Math.ceil(launch.threads / WARP);
  const registersOfWarp = roundUp(launch.registers * WARP, REGISTER_UNIT);
  const shared = roundUp(launch.shared + device.sharedReserved, device.sharedUnit);
  const allowed = {
    warps: Math.floor(device.warps / warps),
    blocks: device.blocks,
    registers: allowedByRegisters(device, warps, registersOfWarp),
    shared: allowedByShared(device, launch.shared, shared),
  };
  const blocks = Math.min(...Object.values(allowed));
  return {
    allowed,
    blocks,
    warps: blocks * warps,
    occupancy: (blocks * warps) / device.warps,
    limits: (Object.keys(allowed) as Limit[]).filter((limit) => allowed[limit] === blocks),
    taken: {warps, registers: registersOfWarp * warps, shared},
  };
}

function assertPossible({threads, registers, shared}: Launch) {
  const isCount = (value: number) => Number.isInteger(value) && value >= 0;
  if (!isCount(threads) || threads < 1 || threads > MAX_THREADS || !isCount(registers) || registers > MAX_REGISTERS || !isCount(shared)) {
    throw new RangeError(`no such launch: ${threads} threads, ${registers} registers, ${shared} bytes`);
  }
}

function allowedByRegisters(device: Device, warps: number, registersOfWarp: number): number {
  // The hardware checks a block as if its warps were spread evenly over the four sub-partitions.
  if (registersOfWarp * roundUp(warps, PARTITIONS) > device.registers) {
    return 0;
  }
  const warpsOfPartition = Math.floor(device.registers / PARTITIONS / registersOfWarp);
  return registersOfWarp === 0 ? Infinity : Math.floor((warpsOfPartition * PARTITIONS) / warps);
}

function allowedByShared(device: Device, asked: number, taken: number): number {
  if (asked > device.sharedPerBlock) {
    return 0;
  }
  return taken === 0 ? Infinity : Math.floor(device.shared / taken);
}
