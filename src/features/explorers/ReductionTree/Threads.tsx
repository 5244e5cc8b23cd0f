import {type ReactNode} from 'react';
import type {Machine} from '@site/src/features/explorers/ReductionTree/model';
import styles from './styles.module.css';

const CELL = 40;

interface Props {
  machine: Machine;
  active: readonly number[];
  columns: number;
  later: boolean;
}

/** The threads of the block under their columns, warp by warp: full where they have work, underlined where the warp has. */
export default function Threads({machine: {block, warp}, active, columns, later}: Props): ReactNode {
  const warps = Array.from({length: block / warp}, (_, i) => i);
  return (
    <svg className={later ? styles.later : styles.threads} viewBox={`0 0 ${columns * CELL} 34`} aria-hidden="true">
      {warps.map((w) => {
        const busy = active.some((thread) => Math.floor(thread / warp) === w);
        const left = w * warp * CELL;
        return (
          <g key={w} className={busy ? styles.busy : styles.idle}>
            <path d={`M${left + 5} 28H${left + warp * CELL - 5}`} />
            {Array.from({length: warp}, (_, lane) => (
              <circle
                key={lane}
                className={active.includes(w * warp + lane) ? styles.on : styles.off}
                cx={left + lane * CELL + CELL / 2}
                cy={12}
                r={8}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
