import {type ReactNode} from 'react';
import type {Process, Schedule, Segment} from '@site/src/features/explorers/SchedulerExplorer/model';
import {nameOf} from './describe';
import styles from './styles.module.css';

const WIDTH = 360;
const LEFT = 22;
const ROW = 24;
const BOX = 17;

interface Props {
  title: string;
  processes: readonly Process[];
  schedule: Schedule;
  /** The end of the axis, and the current time. */
  end: number;
  now: number;
}

interface RowProps {
  name: string;
  arrival: number;
  end: number;
  segments: readonly Segment[];
  now: number;
  /** The x coordinate of a time. */
  x: (time: number) => number;
}

function Row({name, arrival, end, segments, now, x}: RowProps): ReactNode {
  return (
    <>
      <text className={styles.name} x={2} y={BOX - 2}>
        {name}
      </text>
      <path className={styles.wait} d={`M${x(arrival)} ${BOX / 2 + 2}H${x(end)}`} />
      <path className={styles.arrival} d={`M${x(arrival)} 2v${BOX}`} />
      {segments.map(({start, end: stop}) => (
        <rect
          key={start}
          className={start < now ? styles.run : styles.later}
          x={(x(start) + 0.5).toFixed(1)}
          y={2}
          width={Math.max(1, x(stop) - x(start) - 1).toFixed(1)}
          height={BOX}
        />
      ))}
    </>
  );
}

/** A row for each process: boxes where it runs, a line where it waits; hatched columns for context switches. */
export default function Gantt({title, processes, schedule: {segments, times}, end, now}: Props): ReactNode {
  const x = (time: number) => LEFT + (time / end) * (WIDTH - LEFT - 10);
  const height = processes.length * ROW;
  const step = end > 60 ? 20 : end > 24 ? 5 : 2;
  const ticks = Array.from({length: Math.floor(end / step) + 1}, (_, i) => i * step);
  return (
    <svg
      className={styles.gantt}
      viewBox={`0 0 ${WIDTH} ${height + 46}`}
      role="img"
      aria-label={`${title} 的甘特图：${segments.map(({who, start, end: stop}) => `${typeof who === 'number' ? nameOf(who) : who === 'idle' ? '空闲' : '切换'} ${start}–${stop}`).join('，')}`}
    >
      <text className={styles.name} x={0} y={14}>
        {title}
      </text>
      <g transform="translate(0 22)">
        {segments.map(
          ({who, start, end: stop}) =>
            who === 'switch' && (
              <rect
                key={start}
                className={start < now ? styles.change : styles.changeLater}
                x={x(start)}
                y={0}
                width={x(stop) - x(start)}
                height={height}
              />
            ),
        )}
        {processes.map(({arrival}, row) => (
          <g key={row} transform={`translate(0 ${row * ROW})`}>
            <Row
              name={nameOf(row)}
              arrival={arrival}
              end={arrival + times[row]!.turnaround}
              segments={segments.filter(({who}) => who === row)}
              now={now}
              x={x}
            />
          </g>
        ))}
        <path className={styles.axis} d={`M${LEFT} ${height + 2}H${WIDTH - 10}`} />
        {ticks.map((time) => (
          <text key={time} className={styles.tick} x={x(time)} y={height + 17}>
            {time}
          </text>
        ))}
        <path className={styles.time} d={`M${x(now).toFixed(1)} -3V${height + 5}`} />
      </g>
    </svg>
  );
}
