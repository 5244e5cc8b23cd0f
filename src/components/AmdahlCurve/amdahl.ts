/** Speedup on `cores` cores of a program whose share `parallel` (0 to 1) divides evenly among them (Amdahl, 1967). */
export function speedup(parallel: number, cores: number): number {
  return 1 / (1 - parallel + parallel / cores);
}

/** What the speedup approaches as cores are added without end. */
export function ceiling(parallel: number): number {
  return 1 / (1 - parallel);
}

/** Share of the cores' time that does useful work. */
export function efficiency(parallel: number, cores: number): number {
  return speedup(parallel, cores) / cores;
}
