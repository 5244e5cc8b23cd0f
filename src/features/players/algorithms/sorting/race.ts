import type {Step} from '../types';
import type {ArrayState} from './arrayRun';
import type {Sort} from './sortable';

/** What a tick counts: comparisons and writes, or only one of them; the other is then free. */
export type TickKind = 'both' | 'compares' | 'writes';

export interface Lane {
  title: string;
  steps: readonly Step<ArrayState>[];
  /** The tick at which each step ends. */
  ends: readonly number[];
}

const TICKS: Record<TickKind, (counts: Step<ArrayState>['counts']) => number> = {
  both: ({比较: compares = 0, 写入: writes = 0}) => compares + writes,
  compares: ({比较: compares = 0}) => compares,
  writes: ({写入: writes = 0}) => writes,
};

/** One sort in the race. */
export function laneOf(sort: Sort, input: readonly number[], tickKind: TickKind): Lane {
  const steps = [...sort.steps([...input])];
  return {title: sort.title, steps, ends: steps.map(({counts}) => TICKS[tickKind](counts))};
}

/** The tick at which a sort ends. */
export const endOf = ({ends}: Lane): number => ends.at(-1)!;

/** The last step that has ended at this tick; a step of several writes (a swap, a copy) is shown when all of them are done. */
export function stepAt({steps, ends}: Lane, now: number): Step<ArrayState> {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! <= now) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return steps[Math.max(0, low - 1)]!;
}

/** A sort's rank; ties share it. */
export const placeOf = (lane: Lane, lanes: readonly Lane[]): number => 1 + lanes.filter((other) => endOf(other) < endOf(lane)).length;
