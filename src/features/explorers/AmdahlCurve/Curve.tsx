import type {ReactNode} from 'react';
import {ceiling, type Law} from './amdahl';
import styles from './styles.module.css';

const LEFT = 44;
const TOP = 14;
const SIDE = 280;
const DOUBLINGS = 10;
const TICKS = [1, 4, 16, 64, 256, 1024];

const x = (cores: number) => LEFT + (Math.log2(cores) / DOUBLINGS) * SIDE;
const y = (times: number) => TOP + SIDE - (Math.log2(times) / DOUBLINGS) * SIDE;

/** Points of the curve, four to each doubling; rounded, so that server and browser write the same text. */
function points(law: Law, parallel: number): string {
  return Array.from({length: DOUBLINGS * 4 + 1}, (_, i) => 2 ** (i / 4))
    .map((n) => `${x(n).toFixed(1)},${y(law(parallel, n)).toFixed(1)}`)
    .join(' ');
}

interface Props {
  law: Law;
  parallel: number;
  cores: number;
  /** Whether to draw the limit of the speedup. */
  limited: boolean;
  label: string;
}

/** Speedup over cores on log₂ axes, with the chosen point and the limit. */
export default function Curve({law, parallel, cores, limited, label}: Props): ReactNode {
  const limit = y(Math.min(ceiling(parallel), 1024)).toFixed(1);
  const px = x(cores).toFixed(1);
  const py = y(law(parallel, cores)).toFixed(1);
  return (
    <svg className={styles.plot} viewBox="0 0 340 346" role="img" aria-label={label}>
      {TICKS.map((tick) => (
        <g key={tick} className={styles.grid}>
          <path d={`M${x(tick)} ${TOP}V${TOP + SIDE}M${LEFT} ${y(tick)}H${LEFT + SIDE}`} />
          <text x={x(tick)} y={TOP + SIDE + 18} textAnchor="middle">
            {tick}
          </text>
          <text x={LEFT - 6} y={y(tick) + 5} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <text className={styles.axis} x={LEFT + SIDE / 2} y={TOP + SIDE + 42} textAnchor="middle">
        核数
      </text>
      <text className={styles.axis} x={LEFT + 8} y={TOP + 18}>
        加速比
      </text>
      <path className={styles.ideal} d={`M${x(1)} ${y(1)}L${x(1024)} ${y(1024)}`} />
      {limited && <path className={styles.limit} d={`M${LEFT} ${limit}H${LEFT + SIDE}`} />}
      <polyline className={styles.curve} points={points(law, parallel)} />
      <path className={styles.drop} d={`M${px} ${py}V${TOP + SIDE}`} />
      <circle className={styles.point} cx={px} cy={py} r={6} />
    </svg>
  );
}
