/** What one SM of a compute capability holds. Sizes of shared memory in bytes. */
export interface Device {
  capability: string;
  /** Well-known cards. */
  cards: string;
  warps: number;
  blocks: number;
  registers: number;
  shared: number;
  /** The most one block can have, after opting in to more than 48 KiB. */
  sharedPerBlock: number;
  /** Shared memory reserved by the system for each block. */
  sharedReserved: number;
  /** Allocation unit of shared memory. */
  sharedUnit: number;
}

const KIB = 1024;

function device(capability: string, cards: string, sm: {warps: number; blocks: number; sharedKib: number}): Device {
  const turing = capability === '7.5';
  const reserved = turing ? 0 : KIB;
  return {
    capability,
    cards,
    warps: sm.warps,
    blocks: sm.blocks,
    registers: 64 * KIB,
    shared: sm.sharedKib * KIB,
    sharedPerBlock: sm.sharedKib * KIB - reserved,
    sharedReserved: reserved,
    sharedUnit: turing ? 256 : 128,
  };
}

/**
 * Sources: CUDA Programming Guide for CUDA 13, appendix "Compute Capabilities" (warps, blocks, registers, shared memory);
 * `cuda_occupancy.h` of the toolkit 13.0 (allocation units, blocks).
 */
export const DEVICES: readonly Device[] = [
  device('7.5', 'T4、RTX 20 系', {warps: 32, blocks: 16, sharedKib: 64}),
  device('8.0', 'A100', {warps: 64, blocks: 32, sharedKib: 164}),
  device('8.6', 'A10、RTX 30 系', {warps: 48, blocks: 16, sharedKib: 100}),
  device('8.9', 'L4、RTX 40 系', {warps: 48, blocks: 24, sharedKib: 100}),
  device('9.0', 'H100、H200', {warps: 64, blocks: 32, sharedKib: 228}),
  device('10.0', 'B200', {warps: 64, blocks: 32, sharedKib: 228}),
  device('12.0', 'RTX 50 系', {warps: 48, blocks: 24, sharedKib: 100}),
];
