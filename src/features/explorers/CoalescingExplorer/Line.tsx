import {type ReactNode} from 'react';
import {LINE, SECTOR, type Sector} from '@site/src/features/explorers/CoalescingExplorer/model';
import styles from './styles.module.css';

const PER_LINE = LINE / SECTOR;

/** The lanes that access a sector: “0–7”. */
function lanesOf({pieces}: Sector): string {
  const lanes = pieces.map(({lane}) => lane);
  const [first, last] = [Math.min(...lanes), Math.max(...lanes)];
  return first === last ? `${first}` : `${first}–${last}`;
}

function SectorBox({number, sector}: {number: number; sector?: Sector}): ReactNode {
  return (
    <div className={sector ? styles.moved : styles.left}>
      <svg viewBox={`0 0 ${SECTOR} 8`} preserveAspectRatio="none" aria-hidden="true">
        {sector?.pieces.map(({from, to, lane}) => (
          <rect
            key={`${lane} ${from}`}
            className={lane % 2 ? styles.odd : styles.even}
            x={from + 0.15}
            width={to - from - 0.3}
            height={8}
          />
        ))}
      </svg>
      <span>
        <span className={styles.hidden}>扇区 {number}：</span>
        {sector ? lanesOf(sector) : <span className={styles.hidden}>不搬</span>}
      </span>
    </div>
  );
}

/** One cache line: four sectors, transferred or not. */
export default function Line({number, sectors}: {number: number; sectors: readonly Sector[]}): ReactNode {
  return (
    <li className={styles.line}>
      <span className={styles.address}>{number * LINE}</span>
      {Array.from({length: PER_LINE}, (_, i) => number * PER_LINE + i).map((id) => (
        <SectorBox key={id} number={id} sector={sectors.find((sector) => sector.number === id)} />
      ))}
    </li>
  );
}
