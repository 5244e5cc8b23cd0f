import {type ReactNode, useState} from 'react';
import {type Comparator, oddEvenMergeNetwork, runNetwork} from '@site/src/algorithms/sorting-network';
import styles from './styles.module.css';

const LANES = 8;
const FIRST_INPUT = [6, 3, 8, 1, 7, 2, 5, 4];
const NETWORK = oddEvenMergeNetwork(LANES);

/** Geometry in SVG units. Comparators of one layer that overlap on paper stand side by side. */
const LANE = 34;
const COLUMN = 22;
const LAYER_GAP = 30;
const MARGIN = 34;

interface Placed extends Comparator {
  x: number;
  layer: number;
}

function place(): {comparators: Placed[]; width: number} {
  let x = MARGIN;
  const comparators = NETWORK.flatMap((layer, index) => {
    const columns: Comparator[][] = [];
    for (const comparator of layer) {
      const free = columns.find((column) => column.every((other) => other.high < comparator.low || other.low > comparator.high));
      (free ?? columns[columns.push([]) - 1]!).push(comparator);
    }
    const placed = columns.flatMap((column, i) => column.map((c) => ({...c, layer: index, x: x + i * COLUMN})));
    x += (columns.length - 1) * COLUMN + LAYER_GAP;
    return placed;
  });
  return {comparators, width: x - LAYER_GAP + MARGIN};
}

const {comparators, width} = place();
const height = LANES * LANE;
const laneY = (lane: number) => lane * LANE + LANE / 2;

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

/** The home page's exhibit: eight numbers run along parallel lanes and leave in order. */
export default function SortingNetwork(): ReactNode {
  const [input, setInput] = useState(FIRST_INPUT);
  const rows = runNetwork(NETWORK, input);
  const output = rows.at(-1)!;
  const swaps = (c: Placed) => rows[c.layer]![c.low]! > rows[c.layer]![c.high]!;
  const swapCount = comparators.filter(swaps).length;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`八条线的排序网络：输入 ${input.join('、')}，输出 ${output.join('、')}，${swapCount} 次交换`}
      >
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
      <figcaption className={styles.caption}>
        <span aria-live="polite">
          奇偶归并排序网络：{comparators.length} 个比较器分 {NETWORK.length} 层，同层互不相干，可以同时做。这组输入有 {swapCount} 次交换（粗线）。
        </span>
        <button type="button" onClick={() => setInput(shuffled(FIRST_INPUT))}>
          换一组数
        </button>
      </figcaption>
    </figure>
  );
}
