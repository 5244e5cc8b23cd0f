import {type ReactNode} from 'react';
import {decodeStep, type Card, type Serving} from '@site/src/features/explorers/transformer-cost/inference';
import {withPrefix} from '../../../shared/ui/Figure/units';
import styles from './styles.module.css';

const LEFT = 46;
const TOP = 24;
const WIDTH = 300;
const HEIGHT = 150;
/** Powers of two of the batch, and of ten of tokens a second. */
const BATCHES = 12;
const RATES = {from: 0, to: 6};

const x = (batch: number) => LEFT + (Math.log2(batch) / BATCHES) * WIDTH;
const y = (rate: number) =>
  TOP + HEIGHT - ((Math.min(RATES.to, Math.max(RATES.from, Math.log10(rate))) - RATES.from) / (RATES.to - RATES.from)) * HEIGHT;
const at = (batch: number, rate: number) => `${x(batch).toFixed(1)} ${y(rate).toFixed(1)}`;

/** The bound on tokens a second over the batch, both by powers, and where the card is full. */
export default function RateCurve({serving, card, most}: {serving: Serving; card: Card; most: number}): ReactNode {
  const rateOf = (batch: number) => decodeStep({...serving, batch}, card).rate;
  const points = Array.from({length: BATCHES * 4 + 1}, (_, i) => 2 ** (i / 4));
  const inside = points.filter((batch) => batch <= most);
  const beyond = points.filter((batch) => batch >= most);
  // Both lines meet where the card is full.
  const edge = most >= 1 && most <= 2 ** BATCHES ? [most] : [];
  const path = (batches: number[]) => (batches.length > 1 ? `M${batches.map((batch) => at(batch, rateOf(batch))).join('L')}` : undefined);
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 360 ${TOP + HEIGHT + 46}`}
      role="img"
      aria-label={`合计速度的上界随批大小的变化：批为 1 时每秒 ${rateOf(1).toFixed(0)} 个 token，这张卡至多放 ${most} 条`}
    >
      {[0, 2, 4, 6, 8, 10, 12].map((power) => (
        <g key={power}>
          <path className={styles.grid} d={`M${x(2 ** power)} ${TOP}v${HEIGHT}`} />
          <text x={x(2 ** power)} y={TOP + HEIGHT + 18} textAnchor="middle">
            {2 ** power}
          </text>
        </g>
      ))}
      {[0, 2, 4, 6].map((power) => (
        <g key={power}>
          <path className={styles.grid} d={`M${LEFT} ${y(10 ** power)}h${WIDTH}`} />
          <text x={LEFT - 6} y={y(10 ** power) + 5} textAnchor="end">
            {withPrefix(10 ** power, '').replace(' ', '')}
          </text>
        </g>
      ))}
      <text x={4} y={14}>
        token/s
      </text>
      <text x={LEFT + WIDTH / 2} y={TOP + HEIGHT + 40} textAnchor="middle">
        批大小
      </text>
      <path className={styles.beyond} d={path([...edge, ...beyond])} />
      <path className={styles.inside} d={path([...inside, ...edge])} />
      <circle className={styles.own} cx={x(serving.batch).toFixed(1)} cy={y(rateOf(serving.batch)).toFixed(1)} r={5.5} />
    </svg>
  );
}
