import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {endOf, placeOf, stepAt, type Lane} from '@site/src/features/players/algorithms/sorting/race';
import ArrayView from '../AlgorithmPlayer/ArrayView';
import styles from './styles.module.css';

/** Memoised: most lanes do not change at most ticks. */
const Picture = memo(ArrayView);

interface Props {
  lane: Lane;
  lanes: readonly Lane[];
  now: number;
}

/** One sort: its name, progress, counters and array. */
export default function LaneView({lane, lanes, now}: Props): ReactNode {
  const {state, counts} = stepAt(lane, now);
  const isDone = now >= endOf(lane);
  return (
    <div className={clsx(styles.lane, isDone && styles.done)}>
      <p className={styles.head} data-unsearched>
        <strong>{lane.title}</strong>
        <span>{isDone ? `第 ${placeOf(lane, lanes)} 名` : '还在排'}</span>
        <span className={styles.counts}>
          {Object.entries(counts).map(([name, count]) => (
            <span key={name}>
              {name} {count}
            </span>
          ))}
        </span>
      </p>
      <Picture state={state} compact />
    </div>
  );
}
