import {type ReactNode} from 'react';
import {type Operation, totalOf} from '@site/src/features/explorers/StreamTimeline/model';
import styles from './styles.module.css';

const WIDTH = 360;
const ROW = 62;
const BOX = 34;
/** Narrower boxes are drawn without their number. */
const MIN_LABEL_WIDTH = 12;

/** Engines in pipeline order. */
const ROWS = ['复制', '复制 H→D', '计算', '复制 D→H'];
const NAMES = {h2d: '入', kernel: '算', d2h: '出'} as const;

/** A row for each engine, a box for each copy and kernel, time from left to right. */
export default function Timeline({operations, serial}: {operations: readonly Operation[]; serial: number}): ReactNode {
  const engines = ROWS.filter((row) => operations.some(({engine}) => engine === row));
  const end = Math.max(serial, totalOf(operations));
  const x = (time: number) => (time / end) * (WIDTH - 2) + 1;
  const height = engines.length * ROW;
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${WIDTH} ${height + 40}`}
      role="img"
      aria-label={`时间线：${engines.join('、')}，共 ${totalOf(operations).toFixed(1)} 毫秒`}
    >
      {engines.map((engine, row) => (
        <g key={engine} transform={`translate(0 ${row * ROW})`}>
          <text className={styles.name} y={16}>
            {engine}
          </text>
          <path className={styles.track} d={`M0 ${24 + BOX}H${WIDTH}`} />
          {operations
            .filter((operation) => operation.engine === engine)
            .map(({chunk, stage, start, end: stop}) => {
              const width = x(stop) - x(start);
              return (
                <g key={`${stage}${chunk}`}>
                  <rect
                    className={styles[stage]}
                    x={(x(start) + 0.6).toFixed(1)}
                    y={24}
                    width={Math.max(0.8, width - 1.2).toFixed(1)}
                    height={BOX}
                  />
                  {width > MIN_LABEL_WIDTH && (
                    <text className={styles.number} x={((x(start) + x(stop)) / 2).toFixed(1)} y={24 + BOX / 2 + 5}>
                      {width > 2.2 * MIN_LABEL_WIDTH ? `${NAMES[stage]}${chunk + 1}` : chunk + 1}
                    </text>
                  )}
                </g>
              );
            })}
        </g>
      ))}
      <path className={styles.serial} d={`M${x(serial).toFixed(1)} 0V${height + 4}`} />
      <text className={styles.tick} y={height + 26}>
        0
      </text>
      <text className={styles.tick} x={x(end)} y={height + 26} textAnchor="end">
        {end.toFixed(1)} ms
      </text>
    </svg>
  );
}
