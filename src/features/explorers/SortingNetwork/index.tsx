import {type CSSProperties, type ReactNode, useRef, useState} from 'react';
import Icon from '../../../shared/ui/Figure/Icon';
import {bands, comparators, height, laneY, LANES, NETWORK, run, ways, width, type Placed} from './place';
import styles from './styles.module.css';

const FIRST_INPUT = [6, 3, 8, 1, 7, 2, 5, 4];

/** Fisher-Yates: every order is equally likely. */
function shuffled(values: readonly number[]): number[] {
  const result = [...values];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

function ComparatorMark({comparator, swaps}: {comparator: Placed; swaps: boolean}) {
  const {x, low, high} = comparator;
  return (
    <g className={swaps ? styles.swaps : styles.passes}>
      <line x1={x} x2={x} y1={laneY(low)} y2={laneY(high)} />
      <circle cx={x} cy={laneY(low)} r={swaps ? 4 : 3} />
      <circle cx={x} cy={laneY(high)} r={swaps ? 4 : 3} />
    </g>
  );
}

/** When the numbers reach each layer, in seconds: as the key frames of the styles have it. */
const ARRIVALS = [1, 2.1, 3.2, 4.4, 5.6, 6.7];

/** A band behind each layer, with its number on top; the one that the numbers pass is lit. */
function Layers() {
  return bands.map(({from, to}, layer) => (
    <g key={layer} className={styles.layer} style={{'--at': `${ARRIVALS[layer]}s`} as CSSProperties}>
      <rect x={from} y={0} width={to - from} height={height} rx={3} />
      <text x={(from + to) / 2} y={12}>
        {layer + 1}
      </text>
    </g>
  ));
}

/** In container units (1% of the drawing's width). */
const share = (length: number) => `${Math.round((length / width) * 1e4) / 100}cqw`;

/** The numbers' paths as CSS key frames, which run without script. */
function Numbers({input}: {input: readonly number[]}) {
  return (
    <div className={styles.numbers} aria-hidden="true">
      {ways(input).map((stops, lane) => (
        <span
          key={lane}
          style={Object.fromEntries(stops.map(({x, lane: at}, n) => [`--s${n}`, `${share(x)} ${share(laneY(at))}`])) as CSSProperties}
        >
          {input[lane]}
        </span>
      ))}
    </div>
  );
}

/** The home page's figure: eight numbers run through a sorting network, once and whenever the reader asks. */
export default function SortingNetwork(): ReactNode {
  const [input, setInput] = useState(FIRST_INPUT);
  const [runs, setRuns] = useState(0);
  const hold = useRef<HTMLInputElement>(null);
  const {output, swaps} = run(input);
  const swapCount = comparators.filter(swaps).length;

  function start(next: readonly number[]) {
    setInput([...next]);
    setRuns(runs + 1);
    if (hold.current) {
      hold.current.checked = false;
    }
  }

  return (
    <figure className={styles.figure}>
      <div key={runs} className={styles.picture}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`八条线的排序网络：输入 ${input.join('、')}，输出 ${output.join('、')}，${swapCount} 次交换`}
        >
          <Layers />
          {input.map((value, lane) => (
            <g key={lane}>
              <line className={styles.lane} x1={20} x2={width - 20} y1={laneY(lane)} y2={laneY(lane)} />
              <text className={styles.value} x={8} y={laneY(lane)}>
                {value}
              </text>
              <text className={styles.sorted} x={width - 8} y={laneY(lane)}>
                {output[lane]}
              </text>
            </g>
          ))}
          {comparators.map((comparator) => (
            <ComparatorMark key={`${comparator.layer}-${comparator.low}`} comparator={comparator} swaps={swaps(comparator)} />
          ))}
        </svg>
        <Numbers input={input} />
        <p className={styles.end}>
          ✓ {LANES} 个数，{comparators.length} 次比较，{NETWORK.length} 拍
        </p>
      </div>
      <figcaption className={styles.caption}>
        <span aria-live="polite">
          奇偶归并排序网络：{comparators.length} 个比较器分 {NETWORK.length} 层，同层互不相干，可以同时做。这组输入有 {swapCount}{' '}
          次交换（粗线）。
        </span>
        <span className={styles.controls}>
          <label className={styles.hold} title="停住">
            <input ref={hold} type="checkbox" aria-label="停住" />
            <Icon name="pause" />
            <Icon name="play" />
          </label>
          <button type="button" className={`action ${styles.again}`} onClick={() => start(input)}>
            ▶ 再来一次
          </button>
          <button type="button" className="action" onClick={() => start(shuffled(FIRST_INPUT))}>
            换一组数
          </button>
        </span>
      </figcaption>
    </figure>
  );
}
