import {type ReactNode} from 'react';
import clsx from 'clsx';
import {FORMULAS, MIN_SIZE, sizesTo, type Series} from '@site/src/features/players/algorithms/sorting/growth';
import styles from './styles.module.css';

const LEFT = 46;
const TOP = 22;
const WIDTH = 240;
const HEIGHT = 250;
const RIGHT = LEFT + WIDTH;
const BOTTOM = TOP + HEIGHT;
/** The least distance of two labels at the right edge. */
const LABEL = 15;

const MARKS = [
  'M-4 -4h8v8h-8z',
  'M0 -5l5 5l-5 5l-5 -5z',
  'M-5 4h10l-5 -9z',
  'M-5 -4h10l-5 9z',
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0',
  'M-4 -4l8 8M-4 4l8 -8',
  'M-5 0h10M0 -5v10',
  'M-5 0h10M-2.5 -4.5l5 9M-2.5 4.5l5 -9',
];
const COLOURS = [styles.amber, styles.quiet, styles.violet, styles.ink, styles.indigo, styles.cinnabar, styles.jade, styles.indigo];

export type Scale = 'log' | 'linear';

interface Props {
  series: readonly Series[];
  most: number;
  scale: Scale;
}

/** Tick values: powers of ten, or about four round steps. */
function ticksTo(high: number, scale: Scale): number[] {
  if (scale === 'log') {
    return Array.from({length: Math.floor(Math.log10(high)) + 1}, (_, i) => 10 ** i).filter((tick) => tick >= MIN_SIZE);
  }
  const rough = high / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * [1, 2, 5, 10].find((times) => times * unit >= rough)!;
  return Array.from({length: Math.floor(high / step) + 1}, (_, i) => i * step);
}

const short = (value: number) => (value >= 1e6 ? `${value / 1e6}M` : value >= 1e4 ? `${value / 1e3}k` : String(value));

/** Moves labels down, then up, until none overlaps. */
function apart(places: readonly number[]): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const result = [...places];
  order.forEach((own, at) => {
    if (at > 0) {
      result[own] = Math.max(result[own]!, result[order[at - 1]!]! + LABEL);
    }
  });
  let limit = BOTTOM + LABEL / 2;
  for (const own of order.reverse()) {
    limit = Math.min(limit, result[own]! + LABEL) - LABEL;
    result[own] = limit;
  }
  return result;
}

/** Scales from n and a number of comparisons to the drawing. */
interface Axes {
  x: (n: number) => number;
  y: (count: number) => number;
}

function axesOf(scale: Scale, most: number, high: number): Axes {
  const low = {x: scale === 'log' ? MIN_SIZE : 0, y: scale === 'log' ? MIN_SIZE - 1 : 0};
  const share = (value: number, from: number, to: number) =>
    scale === 'log' ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  return {
    x: (n) => Number((LEFT + share(n, low.x, most) * WIDTH).toFixed(1)),
    y: (count) => Number((BOTTOM - share(count, low.y, high) * HEIGHT).toFixed(1)),
  };
}

/** The formulas' curves, clipped to the drawing. */
function curvesOf(most: number, high: number, {x, y}: Axes) {
  return FORMULAS.map(({name, of}) => {
    const places = Array.from({length: 49}, (_, i) => MIN_SIZE * (most / MIN_SIZE) ** (i / 48)).filter((n) => of(n) <= high);
    return {name, end: y(of(places.at(-1)!)), path: places.map((n) => `${x(n)} ${y(of(n))}`).join('L')};
  });
}

function Grid({scale, most, high, axes: {x, y}}: {scale: Scale; most: number; high: number; axes: Axes}): ReactNode {
  const sizes = sizesTo(most);
  const isCrowded = (i: number) => (scale === 'linear' ? i < sizes.length - 3 : (sizes.length - 1 - i) % 2 === 1);
  return (
    <>
      <text className={styles.tick} x={4} y={14}>
        比较次数
      </text>
      {ticksTo(high, scale).map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${LEFT} ${y(tick)}h${WIDTH}`} />
          <text className={styles.tick} x={LEFT - 5} y={y(tick) + 4} textAnchor="end">
            {short(tick)}
          </text>
        </g>
      ))}
      {sizes.map((n, i) => (
        <g key={n}>
          <path className={styles.grid} d={`M${x(n)} ${TOP}v${HEIGHT}`} />
          {!isCrowded(i) && (
            <text className={styles.tick} x={x(n)} y={BOTTOM + 18} textAnchor="middle">
              {n}
            </text>
          )}
        </g>
      ))}
      <text className={styles.tick} x={LEFT + WIDTH / 2} y={BOTTOM + 38} textAnchor="middle">
        n（{scale === 'log' ? '两轴都是对数' : '两轴都是线性'}）
      </text>
    </>
  );
}

interface LineProps {
  series: Series;
  axes: Axes;
  /** The y coordinate of its label. */
  label: number;
}

function Line({series: {title, index, points}, axes: {x, y}, label}: LineProps): ReactNode {
  return (
    <g className={COLOURS[index]}>
      <path className={styles.line} d={`M${points.map(({n, count}) => `${x(n)} ${y(count)}`).join('L')}`} />
      {points.map(({n, count}) => (
        <path key={n} className={styles.mark} d={MARKS[index]} transform={`translate(${x(n)} ${y(count)})`} />
      ))}
      <path className={styles.mark} d={MARKS[index]} transform={`translate(${RIGHT + 14} ${label})`} />
      <text className={styles.label} x={RIGHT + 23} y={label + 4}>
        {title.replace('排序', '').trim()}
      </text>
    </g>
  );
}

/** Comparisons over n: a line for each sort, dashed ones for the formulas. */
export default function Plot({series, most, scale}: Props): ReactNode {
  const high = Math.max(...series.flatMap(({points}) => points.map(({count}) => count))) * 1.15;
  const axes = axesOf(scale, most, high);
  const curves = curvesOf(most, high, axes);
  const labels = apart([...series.map(({points}) => axes.y(points.at(-1)!.count)), ...curves.map(({end}) => end)]);

  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 360 ${BOTTOM + 44}`}
      role="img"
      aria-label={`比较次数随 n 增长的图：${series.map(({title}) => title).join('、')}，与 n²/2、n·log₂n 两条曲线`}
    >
      <Grid scale={scale} most={most} high={high} axes={axes} />
      {curves.map(({name, path}, i) => (
        <g key={name}>
          <path className={styles.formula} d={`M${path}`} />
          <text className={clsx(styles.label, styles.quiet)} x={RIGHT + 9} y={labels[series.length + i]! + 4}>
            {name}
          </text>
        </g>
      ))}
      {series.map((each, i) => (
        <Line key={each.title} series={each} axes={axes} label={labels[i]!} />
      ))}
    </svg>
  );
}
