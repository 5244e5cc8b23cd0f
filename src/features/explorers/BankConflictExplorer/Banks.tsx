import {type ReactNode} from 'react';
import {BANKS, type Phase, type Width, WORD} from '@site/src/features/explorers/BankConflictExplorer/model';
import styles from './styles.module.css';

const CELL = 11;
const LEFT = 4;
const TOP = 26;
const ROWS = 34;
const TICKS = [0, 8, 16, 24, 31];

/** Words that share a bank with another word of the same phase. */
function crowded(phases: readonly Phase[]): Set<number> {
  return new Set(phases.flatMap(({words}) => words.filter((list) => list.length > 1).flat()));
}

/** The layout of shared memory: a column for each bank, a row for each 128 bytes, a mark on each word that is read. */
export default function Banks({
  addresses,
  width,
  phases,
}: {
  addresses: readonly number[];
  width: Width;
  phases: readonly Phase[];
}): ReactNode {
  const words = [...new Set(addresses.flatMap((address) => Array.from({length: width / WORD}, (_, i) => address / WORD + i)))];
  const clash = crowded(phases);
  const side = CELL * BANKS;
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${side + LEFT * 2} ${TOP + ROWS * CELL + 4}`}
      role="img"
      aria-label={`32 个存储体，读到 ${words.length} 个字，其中 ${clash.size} 个与别的字挤在一个存储体里`}
    >
      <text className={styles.label} x={LEFT} y={13}>
        存储体
      </text>
      {TICKS.map((bank) => (
        <text
          key={bank}
          className={styles.label}
          x={LEFT + (bank + 0.5) * CELL}
          y={bank === 0 ? TOP - 1 : 13}
          textAnchor="middle"
          visibility={bank === 0 ? 'hidden' : undefined}
        >
          {bank}
        </text>
      ))}
      {Array.from({length: BANKS + 1}, (_, bank) => (
        <path
          key={bank}
          className={bank % 8 === 0 ? styles.strong : styles.line}
          d={`M${LEFT + bank * CELL} ${TOP - 6}v${ROWS * CELL + 6}`}
        />
      ))}
      {words.map((word) => {
        const x = LEFT + ((word % BANKS) + 0.5) * CELL;
        const y = TOP + (Math.floor(word / BANKS) + 0.5) * CELL;
        return clash.has(word) ? (
          <path key={word} className={styles.clash} d={`M${x - 3.5} ${y - 3.5}l7 7m0 -7l-7 7`} />
        ) : (
          <circle key={word} className={styles.alone} cx={x} cy={y} r={4} />
        );
      })}
    </svg>
  );
}
