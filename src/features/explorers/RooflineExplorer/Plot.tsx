import {type ReactNode} from 'react';
import {attainable, KERNELS, ridge, type Roofs} from '@site/src/features/explorers/RooflineExplorer/model';
import {letterOf} from '../../../shared/ui/Figure/units';
import styles from './styles.module.css';

const LEFT = 44;
const TOP = 12;
const WIDTH = 300;
const HEIGHT = 250;
/** Powers of ten on the axes: FLOP per byte, and GFLOP/s. */
const INTENSITY = {from: -2, to: 4};
const RATE = {from: 0, to: 6};

const within = (value: number, {from, to}: {from: number; to: number}) => Math.min(to, Math.max(from, Math.log10(value)));
const x = (intensity: number) => LEFT + ((within(intensity, INTENSITY) - INTENSITY.from) / (INTENSITY.to - INTENSITY.from)) * WIDTH;
const y = (rate: number) => TOP + HEIGHT - ((within(rate, RATE) - RATE.from) / (RATE.to - RATE.from)) * HEIGHT;
const powers = ({from, to}: {from: number; to: number}) => Array.from({length: to - from + 1}, (_, i) => 10 ** (from + i));
const at = (intensity: number, rate: number) => `${x(intensity).toFixed(1)} ${y(rate).toFixed(1)}`;

function axisLabel(value: number): string {
  return value >= 1000 ? `${value / 1000}k` : String(value);
}

/** Both axes in powers of ten: the roofs, the course's kernels on them, and the reader's own. */
export default function Plot({roofs, intensity}: {roofs: Roofs; intensity: number}): ReactNode {
  const corner = ridge(roofs);
  const low = 10 ** INTENSITY.from;
  const high = 10 ** INTENSITY.to;
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 360 ${TOP + HEIGHT + 46}`}
      role="img"
      aria-label={`屋顶线图：斜线与平线在每字节 ${corner.toFixed(1)} 次运算处相接`}
    >
      {powers(INTENSITY).map((value) => (
        <g key={value}>
          <path className={styles.grid} d={`M${x(value)} ${TOP}v${HEIGHT}`} />
          <text className={styles.tick} x={x(value)} y={TOP + HEIGHT + 18} textAnchor="middle">
            {axisLabel(value)}
          </text>
        </g>
      ))}
      {powers(RATE).map((value) => (
        <g key={value}>
          <path className={styles.grid} d={`M${LEFT} ${y(value)}h${WIDTH}`} />
          <text className={styles.tick} x={LEFT - 6} y={y(value) + 5} textAnchor="end">
            {axisLabel(value)}
          </text>
        </g>
      ))}
      <text className={styles.tick} x={LEFT + WIDTH / 2} y={TOP + HEIGHT + 40} textAnchor="middle">
        算术强度（FLOP/B）
      </text>
      <text className={styles.tick} x={LEFT + 6} y={TOP + 16}>
        GFLOP/s
      </text>
      <path className={styles.roof} d={`M${at(low, attainable(low, roofs))}L${at(corner, roofs.peak)}L${at(high, roofs.peak)}`} />
      {KERNELS.map(({name, intensity: own}, i) => (
        <g key={name}>
          <circle className={styles.kernel} cx={x(own).toFixed(1)} cy={y(attainable(own, roofs)).toFixed(1)} r={4.5} />
          <text
            className={styles.letter}
            x={(x(own) + (own < corner && i % 2 ? 9 : -3)).toFixed(1)}
            y={(y(attainable(own, roofs)) + (own < corner && i % 2 ? 14 : -10)).toFixed(1)}
          >
            {letterOf(i)}
          </text>
        </g>
      ))}
      <path className={styles.drop} d={`M${at(intensity, attainable(intensity, roofs))}V${TOP + HEIGHT}`} />
      <path className={styles.own} d={`M${at(intensity, attainable(intensity, roofs))}m0 -8l8 8l-8 8l-8 -8z`} />
    </svg>
  );
}
