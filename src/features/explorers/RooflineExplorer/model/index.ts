/** A device's two roofs: peak arithmetic in GFLOP/s, memory bandwidth in GB/s (10⁹ bytes a second). */
export interface Roofs {
  peak: number;
  bandwidth: number;
}

/**
 * The most GFLOP/s that a kernel of this arithmetic intensity (FLOP for each byte moved) can reach.
 * Source: S. Williams, A. Waterman, D. Patterson, "Roofline: An Insightful Visual Performance Model for Multicore Architectures", CACM 52(4), 2009.
 */
export const attainable = (intensity: number, {peak, bandwidth}: Roofs): number => Math.min(peak, intensity * bandwidth);

/** The intensity from which arithmetic, not memory, is the roof. */
export const ridge = ({peak, bandwidth}: Roofs): number => peak / bandwidth;

export interface Card extends Roofs {
  name: string;
}

/** FP32 without tensor cores. Sources: NVIDIA's data sheets of T4 (2019), A100 80 GB SXM (2021), H100 SXM (2023). */
export const CARDS: readonly Card[] = [
  {name: 'T4', peak: 8100, bandwidth: 320},
  {name: 'A100 80 GB SXM', peak: 19500, bandwidth: 2039},
  {name: 'H100 SXM', peak: 67000, bandwidth: 3350},
];

export interface Kernel {
  name: string;
  intensity: number;
}

/** The course's kernels, 4-byte elements: operations over the bytes that must be moved at least once. */
export const KERNELS: readonly Kernel[] = [
  {name: 'vectorAdd', intensity: 1 / 12},
  {name: 'scan', intensity: 1 / 8},
  {name: 'sumReduce', intensity: 1 / 4},
  {name: 'stencil1D', intensity: 1},
  {name: 'gemm 512 阶', intensity: 512 / 6},
  {name: 'gemm 4096 阶', intensity: 4096 / 6},
];
