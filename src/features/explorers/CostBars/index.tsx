import type {ReactNode} from 'react';
import {letterOf} from '../../../shared/ui/Figure/units';
import PartsTable from './PartsTable';
import type {Bar, Props} from './types';
import styles from './styles.module.css';

const WIDTH = 360;
const ROW = 62;
const HIGH = 30;
/** Narrower segments are drawn without their letter. */
const MIN_LABEL_WIDTH = 13;

interface SegmentProps {
  /** Of the part, from 0. */
  index: number;
  x: number;
  width: number;
}

function Segment({index, x, width}: SegmentProps): ReactNode {
  return (
    <g className={styles[`part${index}`]}>
      <rect x={(x + 0.75).toFixed(1)} y={22} width={Math.max(0.5, width - 1.5).toFixed(1)} height={HIGH} />
      {width > MIN_LABEL_WIDTH && (
        <text x={(x + width / 2).toFixed(1)} y={22 + HIGH / 2}>
          {letterOf(index)}
        </text>
      )}
    </g>
  );
}

interface StackedBarProps {
  bar: Bar;
  values: readonly number[];
  total: number;
  /** The value of the full width. */
  end: number;
}

function StackedBar({bar: {label, text, limit}, values, total, end}: StackedBarProps): ReactNode {
  const scale = (WIDTH - 2) / (end || 1);
  const starts = values.map((_, i) => values.slice(0, i).reduce((sum, value) => sum + value, 0));
  return (
    <>
      <text className={styles.label} x={1} y={15}>
        {label}
      </text>
      <text className={styles.total} x={WIDTH - 1} y={15}>
        {text(total)}
      </text>
      {values.map((value, i) => value * scale > 0 && <Segment key={i} index={i} x={1 + starts[i]! * scale} width={value * scale} />)}
      {limit && <path className={styles.limit} d={`M${(1 + limit * scale).toFixed(1)} 18v${HIGH + 8}`} />}
    </>
  );
}

/** A stacked bar for each kind of cost, and a table of the parts with the same letters. */
export default function CostBars({title, bars, parts, common}: Props): ReactNode {
  const totals = bars.map((_, b) => parts.reduce((all, {values}) => all + values[b]!, 0));
  const ends = bars.map(({limit}, b) => Math.max(totals[b]!, (limit ?? 0) * 1.04));
  const longest = Math.max(...ends);
  return (
    <div className={styles.cost}>
      <svg
        viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
        role="img"
        aria-label={bars.map(({label, text}, b) => `${label}共 ${text(totals[b]!)}`).join('，')}
      >
        {bars.map((bar, b) => (
          <g key={bar.label} transform={`translate(0 ${b * ROW})`}>
            <StackedBar bar={bar} values={parts.map(({values}) => values[b]!)} total={totals[b]!} end={common ? longest : ends[b]!} />
          </g>
        ))}
      </svg>
      <PartsTable title={title} bars={bars} parts={parts} />
    </div>
  );
}
