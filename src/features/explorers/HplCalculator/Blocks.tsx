import {type ReactNode} from 'react';
import type {Grid} from '@site/src/features/explorers/HplCalculator/model';
import styles from './styles.module.css';

const CELLS = 12;
const SIDE = 24;
const TOP = 20;

/** The upper left blocks of the matrix; those of process (0,0) are filled. */
export default function Blocks({p, q}: Grid): ReactNode {
  const cells = Array.from({length: CELLS * CELLS}, (_, i) => [Math.floor(i / CELLS), i % CELLS] as const);
  return (
    <svg
      className={styles.blocks}
      viewBox={`0 0 ${CELLS * SIDE + 2} ${CELLS * SIDE + TOP + 2}`}
      role="img"
      aria-label={`矩阵左上角 ${CELLS}×${CELLS} 个块：进程 (0,0) 每 ${p} 行、每 ${q} 列有一块`}
    >
      <text x={1} y={13}>
        {`每块 NB×NB；圆点：进程 (0,0)`}
      </text>
      {cells.map(([row, column]) => {
        const own = row % p === 0 && column % q === 0;
        return (
          <g
            key={`${row},${column}`}
            className={own ? styles.own : row % p === 0 ? styles.row : column % q === 0 ? styles.column : styles.other}
          >
            <rect x={1 + column * SIDE} y={TOP + row * SIDE} width={SIDE} height={SIDE} />
            {own && <circle cx={1 + (column + 0.5) * SIDE} cy={TOP + (row + 0.5) * SIDE} r={4} />}
          </g>
        );
      })}
    </svg>
  );
}
