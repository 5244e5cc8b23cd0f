import {type ReactNode} from 'react';
import styles from './arrayRow.module.css';

interface Arrow {
  to: number;
  from: number;
  /** Drawn with a broken line: a copy, not an addition. */
  dashed?: boolean;
}

interface Props {
  /** What every position holds; nothing where it no longer matters. */
  values: readonly (number | undefined)[];
  /** How many columns the drawing has, if more than values. */
  columns?: number;
  arrows?: readonly Arrow[];
  /** Positions written in this step. */
  written?: ReadonlySet<number>;
  /** Whether this is the step shown now; later ones are drawn lightly. */
  state: 'past' | 'now' | 'later';
  label: string;
}

const CELL_WIDTH = 40;
const FAN_HEIGHT = 44;
/** A cell's width at most, in rem: a few numbers need not fill a wide window. */
const MAX_FAN_CELLS = 3;

/** An array after one step, with lines from where each new value came: in units of the drawing, text readable at 300 px for 16 columns. */
export default function ArrayRow({values, columns = values.length, arrows = [], written, state, label}: Props): ReactNode {
  const top = arrows.length > 0 ? FAN_HEIGHT : 4;
  const middle = (i: number) => i * CELL_WIDTH + CELL_WIDTH / 2;
  return (
    <svg
      className={`${styles.row} ${styles[state]}`}
      viewBox={`0 0 ${columns * CELL_WIDTH} ${top + CELL_WIDTH}`}
      style={{maxWidth: `${columns * MAX_FAN_CELLS}rem`}}
      role="img"
      aria-label={label}
    >
      {arrows.map(({to, from, dashed}) => (
        <g key={`${from}-${to}`} className={dashed ? styles.copy : styles.add}>
          <path d={`M${middle(from)} 4L${middle(to)} ${top - 3}`} />
          <circle cx={middle(from)} cy={4} r={4} />
        </g>
      ))}
      {values.map((value, i) =>
        value === undefined ? (
          <circle key={i} className={styles.gone} cx={middle(i)} cy={top + CELL_WIDTH / 2} r={3} />
        ) : (
          <g key={i} className={written?.has(i) ? styles.written : styles.kept}>
            <rect x={i * CELL_WIDTH + 2} y={top + 2} width={CELL_WIDTH - 4} height={CELL_WIDTH - 6} rx={4} />
            <text x={middle(i)} y={top + CELL_WIDTH / 2}>
              {value}
            </text>
          </g>
        ),
      )}
    </svg>
  );
}
