/** Threads of a warp. */
export const WARP_SIZE = 32;

export type Path = 'A' | 'B';

/** Instructions on each side of the branch. */
export type Costs = Record<Path, number>;

/** One run of a warp through one side of the branch. */
export interface Pass {
  warp: number;
  path: Path;
  /** Which of the lanes of the warp are switched on. */
  active: boolean[];
  cost: number;
}

/**
 * What the warps issue for `if (taken) A else B`: each side that any lane takes, once, with the other lanes switched off.
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

/** Share of the lanes' time that does work. */
export function laneEfficiency(all: readonly Pass[]): number {
  const worked = all.reduce((sum, {active, cost}) => sum + active.filter(Boolean).length * cost, 0);
  const available = all.reduce((sum, {active, cost}) => sum + active.length * cost, 0);
  return worked / available;
}

export type Condition = 'parity' | 'warp' | 'first' | 'threshold' | 'random' | 'sorted';

/** A fraction between 0 and 1 for each thread, always the same ones: a multiplicative hash (Knuth, TAOCP vol. 3, 6.4). */
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
