import {type ReactNode} from 'react';
import clsx from 'clsx';
import {comparators, height, laneY, width} from '@site/src/features/explorers/SortingNetwork/place';
import {drawn, INPUT, lanes, MISSING, outputWithout} from './broken';
import styles from './styles.module.css';

/** The network of the home page without one of its comparators: what comes out is not in order. */
export default function Network(): ReactNode {
  const output = outputWithout(MISSING);
  const misplaced = (lane: number) => output[lane] !== lane + 1;
  const hole = comparators[MISSING]!;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`-14 0 ${width + 28} ${height}`}
        role="img"
        aria-label={`少一个比较器的排序网络：输入 ${INPUT.join('、')}，输出 ${output.join('、')}`}
      >
        {lanes.map((y, lane) => (
          <g key={lane}>
            <path className={styles.lane} d={`M6 ${y}H${width - 6}`} />
            <text x={0} y={y} textAnchor="end">
              {INPUT[lane]}
            </text>
            <text x={width} y={y} className={clsx(misplaced(lane) && styles.misplaced)}>
              {output[lane]}
            </text>
          </g>
        ))}
        {comparators.map((comparator, i) =>
          i === MISSING ? null : (
            <g key={i} className={styles.pair}>
              <path d={drawn(comparator)} />
              <circle cx={comparator.x} cy={laneY(comparator.low)} r={3.5} />
              <circle cx={comparator.x} cy={laneY(comparator.high)} r={3.5} />
            </g>
          ),
        )}
        <path className={styles.hole} d={drawn(hole)} />
      </svg>
      <figcaption>这里少了一个比较器，所以没排好。</figcaption>
    </figure>
  );
}
