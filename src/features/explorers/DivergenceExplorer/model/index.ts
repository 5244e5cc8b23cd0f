/** Threads of a warp. */
export const WARP_SIZE = 32;

export type Path = 'A' | 'B';

/** Instructions on each side of the branch. */
export type Costs = Record<Path, number>;

/** A warp's pass through one side of the branch. */
export interface Pass {
  warp: number;
  path: Path;
  /** The active mask. */
  active: boolean[];
  cost: number;
}

/**
 * The passes of the warps through `if (taken) A else B`: each side that any lane takes, once, with the other lanes masked.
 * Source: CUDA Programming Guide, “SIMT Architecture”; A before B, as the compiler lays out the code.
 */
export function passes(taken: readonly boolean[], costs: Costs): Pass[] {
  const warps = Array.from({length: Math.ceil(taken.length / WARP_SIZE)}, (_, warp) =>
    taken.slice(warp * WARP_SIZE, (warp + 1) * WARP_SIZE),
  );
  return warps.flatMap((lanes, warp) =>
    (['A', 'B'] as const)
      .map((path) => ({warp, path, active: lanes.map((lane) => lane === (path === 'A')), cost: costs[path]}))
      .filter(({active}) => active.includes(true)),
  );
}

/** Instructions issued, over all passes. */
export function issued(all: readonly Pass[]): number {
  return all.reduce((sum, {cost}) => sum + cost, 0);
}

/** Warp execution efficiency: the share of lane slots that are active. */
export function laneEfficiency(all: readonly Pass[]): number {
  const worked = all.reduce((sum, {active, cost}) => sum + active.filter(Boolean).length * cost, 0);
  const available = all.reduce((sum, {active, cost}) => sum + active.length * cost, 0);
  return worked / available;
}

export type Condition = 'parity' | 'warp' | 'first' | 'threshold' | 'random' | 'sorted';

/** A deterministic pseudo-random fraction for each thread: a multiplicative hash (Knuth, TAOCP vol. 3, 6.4). */
const fraction = (thread: number) => (((thread + 1) * 2654435761) % 2 ** 32) / 2 ** 32;

const random = (threads: number, percent: number) => Array.from({length: threads}, (_, i) => fraction(i) < percent / 100);

/**
 * Which threads take side A.
 * @param k threshold: how many of the first threads; random and sorted: how many in a hundred
 */
export function taken(condition: Condition, threads: number, k: number): boolean[] {
  const each = (of: (i: number) => boolean) => Array.from({length: threads}, (_, i) => of(i));
  switch (condition) {
    case 'parity':
      return each((i) => i % 2 === 0);
    case 'warp':
      return each((i) => Math.floor(i / WARP_SIZE) % 2 === 0);
    case 'first':
      return each((i) => i % WARP_SIZE === 0);
    case 'threshold':
      return each((i) => i < k);
    case 'random':
      return random(threads, k);
    case 'sorted':
      return random(threads, k).sort((a, b) => Number(b) - Number(a));
  }
}
