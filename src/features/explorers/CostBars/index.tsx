import {type ReactNode} from 'react';
import {letterOf} from '../../../shared/ui/Figure/units';
import styles from './styles.module.css';

export interface Bar {
  /** What is counted, over the bar and over its column. */
  label: string;
  /** A number of it in words and units. */
  text: (value: number) => string;
  /** A line that the bar should not cross. */
  limit?: number;
}

export interface Part {
  name: string;
  /** One for each bar. */
  values: readonly number[];
}

interface Props {
  /** What the parts are, over their column. */
  title: string;
  bars: readonly Bar[];
  parts: readonly Part[];
  /** Whether all bars are drawn to the longest one; otherwise each fills the width. */
  common?: boolean;
}

const WIDTH = 360;
const ROW = 62;
const HIGH = 30;
/** A part narrower than this has no room for its letter. */
const MIN_LABEL_WIDTH = 13;

/** What something costs, part by part: a bar for each kind of cost, and a table with the same letters. */
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
        {bars.map(({label, text, limit}, b) => {
          const scale = (WIDTH - 2) / ((common ? longest : ends[b]!) || 1);
          let before = 0;
          return (
            <g key={label} transform={`translate(0 ${b * ROW})`}>
              <text className={styles.label} x={1} y={15}>
                {label}
              </text>
              <text className={styles.total} x={WIDTH - 1} y={15}>
                {text(totals[b]!)}
              </text>
              {parts.map(({name, values}, i) => {
                const x = 1 + before * scale;
                const width = values[b]! * scale;
                before += values[b]!;
                return (
                  width > 0 && (
                    <g key={name} className={styles[`part${i}`]}>
                      <rect x={(x + 0.75).toFixed(1)} y={22} width={Math.max(0.5, width - 1.5).toFixed(1)} height={HIGH} />
                      {width > MIN_LABEL_WIDTH && (
                        <text x={(x + width / 2).toFixed(1)} y={22 + HIGH / 2}>
                          {letterOf(i)}
                        </text>
                      )}
                    </g>
                  )
                );
              })}
              {limit && <path className={styles.limit} d={`M${(1 + limit * scale).toFixed(1)} 18v${HIGH + 8}`} />}
            </g>
          );
        })}
      </svg>
      <table className={`data-table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {bars.map(({label}) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({name, values}, i) => (
            <tr key={name}>
              <th scope="row">
                <span className={`${styles.key} ${styles[`part${i}`]}`}>{letterOf(i)}</span> {name}
              </th>
              {bars.map(({label, text}, b) => (
                <td key={label}>{text(values[b]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
