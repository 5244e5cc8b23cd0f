/** How much faster `cores` cores are, when the share `parallel` (0 to 1) divides evenly among them. */
export type Law = (parallel: number, cores: number) => number;

/** Speedup on `cores` cores of a program whose share `parallel` (0 to 1) divides evenly among them (Amdahl, 1967). */
export function speedup(parallel: number, cores: number): number {
  return 1 / (1 - parallel + parallel / cores);
}

/** What the speedup approaches as cores are added without end. */
export function ceiling(parallel: number): number {
  return 1 / (1 - parallel);
}

/** Share of the cores' time that does useful work. */
export function efficiency(parallel: number, cores: number, law: Law = speedup): number {
  return law(parallel, cores) / cores;
}

/**
 * Speedup when the work grows with the cores, so that the run takes the same time: `parallel` (0 to 1) is the share of the time
 * that runs in parallel on all of them (Gustafson, 1988).
 */
export function scaledSpeedup(parallel: number, cores: number): number {
  return 1 - parallel + parallel * cores;
}
