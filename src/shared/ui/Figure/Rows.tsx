import {type ReactNode} from 'react';
import styles from './rows.module.css';

export const stateOf = (i: number, now: number) => (i < now ? 'past' : i === now ? 'now' : 'later');

interface Props {
  /** A few words over each row. */
  heads: readonly string[];
  /** What each row counts, at the other end of the line. */
  asides?: readonly string[];
  now: number;
  children: (i: number) => ReactNode;
}

/** All steps one below the other: whole in print and without script, and the player walks down them. */
export default function Rows({heads, asides, now, children}: Props): ReactNode {
  return (
    <ol className={styles.rows}>
      {heads.map((head, i) => (
        <li key={i} className={styles[stateOf(i, now)]} aria-current={i === now ? 'step' : undefined}>
          <div className={styles.head}>
            <span>{head}</span>
            <span>{asides?.[i]}</span>
          </div>
          {children(i)}
        </li>
      ))}
    </ol>
  );
}
