import {type ReactNode} from 'react';
import type {Round} from '@site/src/features/explorers/TcpWindowExplorer/model';
import styles from './styles.module.css';

const LEFT = 34;
const TOP = 28;
const WIDTH = 316;
const HEIGHT = 190;

interface Props {
  rounds: readonly Round[];
  /** The same losses under Reno, to compare. */
  other?: readonly Round[];
  receiver: number;
  chosen: number;
  label: string;
  onPick: (round: number) => void;
}

/** The window in each round; a cross is three duplicate ACKs, a square a timeout, and a tap chooses a round. */
export default function Plot({rounds, other, receiver, chosen, label, onPick}: Props): ReactNode {
  const most = Math.max(8, ...rounds.map(({cwnd}) => cwnd), ...(other ?? []).map(({cwnd}) => cwnd));
  const unit = most > 80 ? 40 : most > 40 ? 20 : most > 16 ? 8 : 4;
  const top = Math.ceil(most / unit) * unit;
  const column = WIDTH / rounds.length;
  const x = (round: number) => LEFT + (round + 0.5) * column;
  const y = (segments: number) => TOP + HEIGHT - (segments / top) * HEIGHT;
  const line = (list: readonly Round[], of: (round: Round) => number) =>
    `M${list.map((each, i) => `${x(i).toFixed(1)} ${y(of(each)).toFixed(1)}`).join('L')}`;
  return (
    <svg className={styles.plot} viewBox={`0 0 360 ${TOP + HEIGHT + 40}`} role="img" aria-label={label}>
      {Array.from({length: top / unit + 1}, (_, i) => i * unit).map((value) => (
        <g key={value}>
          <path className={styles.grid} d={`M${LEFT} ${y(value)}h${WIDTH}`} />
          <text className={styles.tick} x={LEFT - 5} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <rect className={styles.chosen} x={LEFT + chosen * column} y={TOP} width={column} height={HEIGHT} />
      {receiver < top && <path className={styles.receiver} d={`M${LEFT} ${y(receiver)}h${WIDTH}`} />}
      {rounds.map(
        ({ssthresh}, i) =>
          ssthresh <= top && <path key={i} className={styles.threshold} d={`M${LEFT + i * column} ${y(ssthresh)}h${column}`} />,
      )}
      {other && <path className={styles.other} d={line(other, ({cwnd}) => cwnd)} />}
      <path className={styles.line} d={line(rounds, ({cwnd}) => cwnd)} />
      {rounds.map(({cwnd, loss, phase}, i) => (
        <g key={i} transform={`translate(${x(i).toFixed(1)} ${y(cwnd).toFixed(1)})`}>
          {loss === 'duplicate' && <path className={styles.loss} d="M-6 -6L6 6M-6 6L6 -6" />}
          {loss === 'timeout' && <path className={styles.loss} d="M-6 -6H6V6H-6Z" />}
          {!loss && <circle className={phase === 'slow-start' ? styles.slow : styles.steady} r={3} />}
        </g>
      ))}
      {rounds.map((_, i) => (
        <rect key={i} className={styles.pick} x={LEFT + i * column} y={TOP} width={column} height={HEIGHT} onClick={() => onPick(i)} />
      ))}
      {rounds.map(
        (_, i) =>
          i % 5 === 0 && (
            <text key={i} className={styles.tick} x={x(i)} y={TOP + HEIGHT + 16} textAnchor="middle">
              {i}
            </text>
          ),
      )}
      <text className={styles.tick} x={LEFT + WIDTH / 2} y={TOP + HEIGHT + 34} textAnchor="middle">
        轮（一个往返时间）
      </text>
      <text className={styles.tick} x={2} y={13}>
        cwnd（段）
      </text>
    </svg>
  );
}
