import type {Step} from '../types';
import {ArrayRun, type ArrayState} from './arrayRun';
import type {Sort} from './sortable';

const NOTHING: Step<ArrayState> = {state: {rows: 1, items: [], compared: [], moved: [], done: [], range: [0, 0]}, say: '', counts: {}};

/** Steps between two pauses. */
const SLICE_STEPS = 2000;

/** A run that only counts: it makes no snapshots. */
class CountingRun extends ArrayRun {
  override finish(): void {}

  override step(): Step<ArrayState> {
    return NOTHING;
  }

  override end(): Step<ArrayState> {
    return NOTHING;
  }

  protected override place(): void {}
}

/** Sorts the values, yielding now and then. @returns the number of comparisons */
export function* counting(sort: Sort, values: readonly number[]): Generator<void, number> {
  const run = new CountingRun(values);
  let steps = 0;
  for (const work = sort.sort(run); !work.next().done;) {
    steps += 1;
    if (steps % SLICE_STEPS === 0) {
      yield;
    }
  }
  return run.counts.比较;
}

/** The same without pauses. */
export function countNow(sort: Sort, values: readonly number[]): number {
  const work = counting(sort, values);
  let next = work.next();
  while (!next.done) {
    next = work.next();
  }
  return next.value;
}
