import {useEffect, useState} from 'react';
import {counting, countNow} from '@site/src/features/players/algorithms/sorting/count';
import {inputOf, type Order} from '@site/src/features/players/algorithms/sorting/inputs';
import type {SortName, Sorts} from '@site/src/features/players/algorithms/sorting/sorts';
import {FIRST_MAX_SIZE, keyOf, nextTask, sizesTo, type Counts} from '@site/src/features/players/algorithms/sorting/growth';

/** Milliseconds of counting before yielding to the event loop: half a frame. */
const SLICE_MS = 8;

interface Wanted {
  names: readonly SortName[];
  order: Order;
  most: number;
}

function withSmall(before: Counts, sorts: Sorts, {names, order}: Wanted): Counts {
  const counts = new Map(before);
  for (const n of sizesTo(FIRST_MAX_SIZE)) {
    for (const name of names) {
      if (!counts.has(keyOf(name, order, n))) {
        counts.set(keyOf(name, order, n), countNow(sorts[name], inputOf(order, n)));
      }
    }
  }
  return counts;
}

/** Counts comparisons: small inputs at once, larger ones in time slices, so that the page stays responsive; reports the n in progress. */
export function useCounts(sorts: Sorts, wanted: Wanted): {counts: Counts; busyAt?: number} {
  const [known, setKnown] = useState<Counts>(() => withSmall(new Map(), sorts, wanted));
  const {names, order, most} = wanted;
  const isComplete = names.every((name) => known.has(keyOf(name, order, FIRST_MAX_SIZE)));
  const counts = isComplete ? known : withSmall(known, sorts, wanted);
  if (!isComplete) {
    setKnown(counts);
  }
  const task = nextTask(names, counts, {order, most});
  const {name, n} = task ?? {};

  useEffect(() => {
    if (!name || !n) {
      return undefined;
    }
    const work = counting(sorts[name], inputOf(order, n));
    let timer = setTimeout(function go() {
      const end = performance.now() + SLICE_MS;
      let next = work.next();
      while (!next.done && performance.now() < end) {
        next = work.next();
      }
      if (next.done) {
        const count = next.value;
        setKnown((before) => new Map(before).set(keyOf(name, order, n), count));
      } else {
        timer = setTimeout(go);
      }
    });
    return () => clearTimeout(timer);
  }, [sorts, name, order, n]);

  return {counts, busyAt: n};
}
