import {type ReactNode} from 'react';
import {type Device, type Launch, MAX_THREADS, occupancyOf} from '@site/src/features/explorers/OccupancyCalculator/model';
import styles from './styles.module.css';

const LEFT = 40;
const WIDTH = 360;
const HEIGHT = 110;
const TOP = 22;
const STEP = (WIDTH - LEFT) / 32;

/** Occupancy for every block size that is a multiple of 32, the chosen one marked. */
export default function BlockSizes({device, launch}: {device: Device; launch: Launch}): ReactNode {
  const sizes = Array.from({length: MAX_THREADS / 32}, (_, i) => (i + 1) * 32);
  const chosen = Math.ceil(launch.threads / 32) * 32;
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + 44}`} role="img" aria-label="占用率随每块线程数的变化">
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path className={styles.grid} d={`M${LEFT} ${TOP + HEIGHT * (1 - share)}H${WIDTH}`} />
          <text className={styles.tick} x={LEFT - 5} y={TOP + HEIGHT * (1 - share) + 5} textAnchor="end">
            {share * 100}%
          </text>
        </g>
      ))}
      {sizes.map((threads, i) => {
        const height = HEIGHT * occupancyOf(device, {...launch, threads}).occupancy;
        return (
          <rect
            key={threads}
            className={threads === chosen ? styles.chosen : styles.other}
            x={(LEFT + i * STEP + 1.5).toFixed(1)}
            y={(TOP + HEIGHT - height).toFixed(1)}
            width={(STEP - 3).toFixed(1)}
            height={height.toFixed(1)}
          />
        );
      })}
      <path className={styles.pointer} d={`M${LEFT + (chosen / 32 - 0.5) * STEP} ${TOP - 4}l-5 -8h10z`} />
      {[32, 256, 512, 768, 1024].map((threads) => (
        <text
          key={threads}
          className={styles.tick}
          x={LEFT + (threads / 32 - 0.5) * STEP}
          y={TOP + HEIGHT + 18}
          textAnchor={threads === 1024 ? 'end' : 'middle'}
        >
          {threads}
        </text>
      ))}
      <text className={styles.tick} x={(LEFT + WIDTH) / 2} y={TOP + HEIGHT + 38} textAnchor="middle">
        每块线程数
      </text>
    </svg>
  );
}
