import {type ReactNode} from 'react';
import styles from './styles.module.css';

const CELL = 20;

interface Props {
  /** Whether each lane is filled. */
  on: readonly boolean[];
  /** In units of the drawing. */
  height: number;
  className: string | undefined;
  label: string;
}

/** The lanes of a warp side by side, time downward: active lanes are filled. */
export default function Lanes({on, height, className, label}: Props): ReactNode {
  return (
    <svg className={`${styles.lanes} ${className}`} viewBox={`0 0 ${on.length * CELL} ${height + 4}`} role="img" aria-label={label}>
      {on.map((full, lane) => (
        <rect key={lane} className={full ? styles.on : styles.off} x={lane * CELL + 2.5} y={2} width={CELL - 5} height={height} rx={3} />
      ))}
    </svg>
  );
}
