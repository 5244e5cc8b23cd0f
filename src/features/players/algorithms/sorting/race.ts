import type {Step} from '../types';
import type {ArrayState} from './arrayRun';
import type {Sort} from './sortable';

/** What one beat is: a comparison of two items or a write of one, or only one of these; the other is then free. */
export type Beat = 'both' | 'compares' | 'writes';

export interface Lane {
  title: string;
  steps: readonly Step<ArrayState>[];
  /** The beat at which each step is over. */
  beats: readonly number[];
}

const WORTH: Record<Beat, (counts: Step<ArrayState>['counts']) => number> = {
  both: ({比较: compares = 0, 写入: writes = 0}) => compares + writes,
  compares: ({比较: compares = 0}) => compares,
  writes: ({写入: writes = 0}) => writes,
};

/** One sort at work on the input of the race. */
export function laneOf(sort: Sort, input: readonly number[], beat: Beat): Lane {
  const steps = [...sort.steps([...input])];
  return {title: sort.title, steps, beats: steps.map(({counts}) => WORTH[beat](counts))};
}

/** The beat at which a sort is done. */
export const endOf = ({beats}: Lane): number => beats.at(-1)!;

/** The last step that is over at this beat: one of several writes, an exchange or a copy, is seen when all of them are over. */
export function stepAt({steps, beats}: Lane, now: number): Step<ArrayState> {
  let [low, high] = [0, beats.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (beats[middle]! <= now) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return steps[Math.max(0, low - 1)]!;
}

/** In which place a sort comes in; equal ends share it. */
export const placeOf = (lane: Lane, lanes: readonly Lane[]): number => 1 + lanes.filter((other) => endOf(other) < endOf(lane)).length;
