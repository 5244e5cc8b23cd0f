import {s} from 'hastscript';
import {scaleBand} from 'd3-scale';
import {
  barPaint,
  hatches,
  horizontalAxis,
  label,
  legend,
  QUIET,
  ROW,
  verticalAxis,
  widthOf,
  type Box,
  type Drawing,
  type Paint,
} from './frame';
import {LOOKS} from './looks';
import {isLog, numberScale, spread, ticksOf, type NumberScale} from './scales';
import {numberText} from '../../../shared/markdown/textWidth';
import type {ChartSpec, Series} from './types';

type Bar = {category: string; index: number; value: number};

const PLOT_HEIGHT = 220;
const BAR = 20;

/** Draws a bar chart: upright while the names of the categories fit below the bars, lying otherwise. */
export function drawBars(series: Series[], spec: ChartSpec, prefix: string, width: number): Drawing {
  const paints = series.map((_, index) => LOOKS[index]!.colour);
  const key = legend(series, 'bar', prefix, paints, width);
  const bars = series.flatMap(({points}, index) => points.map(({x, y}): Bar => ({category: x, index, value: y})));
  const categories = [...new Set(bars.map(({category}) => category))];
  const fits = (width - 60) / categories.length > Math.max(...categories.map(widthOf)) + 8;
  const drawing = (fits ? upright : lying)({bars, categories, count: series.length, spec, prefix, from: key.height, width, paints});
  return {...drawing, nodes: [hatches(paints, prefix), ...key.nodes, ...drawing.nodes]};
}

type Input = {
  bars: Bar[];
  categories: string[];
  count: number;
  spec: ChartSpec;
  prefix: string;
  from: number;
  width: number;
  paints: Paint[];
};

/** The look of a bar: quiet, if others are named. */
function paintOf({category, index}: Bar, {spec, prefix, paints}: Input) {
  const isQuiet = spec.highlight && !spec.highlight.includes(category);
  return isQuiet ? {...barPaint(index, prefix, QUIET), fill: QUIET} : barPaint(index, prefix, paints[index]!);
}

function upright(input: Input): Drawing {
  const {bars, categories, count, spec, from, width} = input;
  const top = from + ROW + 24;
  const bottom = top + PLOT_HEIGHT;
  const scale = valueScale(bars, spec, [bottom, top]);
  const ticks = ticksOf(scale, 5);
  const left = Math.max(...ticks.map(({text}) => widthOf(text))) + 8;
  const box: Box = {left, right: width - 8, top, bottom};
  const {outer, inner} = bands(categories, count, [left, box.right]);
  const base = scale(baseOf(scale));
  const showValues = Math.max(...bars.map(({value}) => widthOf(numberText(value)))) <= inner.step() - 2;
  return {
    box,
    axis: 'x',
    at: categories.map((text) => round(outer(text)! + outer.bandwidth() / 2)),
    height: bottom + 2 * ROW + 8,
    nodes: [
      ...verticalAxis(
        box,
        spec.yLabel,
        ticks.map(({value, text}) => ({at: scale(value), text})),
      ),
      ...bars.flatMap((bar) => {
        const {category, index, value} = bar;
        const x = round(outer(category)! + inner(index)!);
        const end = scale(value);
        return [
          s('rect', {
            x,
            y: round(Math.min(base, end)),
            width: round(inner.bandwidth()),
            height: round(Math.abs(end - base)),
            ...paintOf(bar, input),
          }),
          ...(showValues
            ? [label(round(x + inner.bandwidth() / 2), round(Math.min(base, end) - 6), numberText(value), 'middle', 'chart-value')]
            : []),
        ];
      }),
      ...horizontalAxis(
        box,
        spec.xLabel,
        categories.map((text) => ({at: outer(text)! + outer.bandwidth() / 2, text})),
        false,
      ),
    ],
  };
}

function lying(input: Input): Drawing {
  const {bars, categories, count, spec, from, width} = input;
  const top = from + ROW + 4;
  const bottom = top + categories.length * (count * BAR + 14);
  const left = Math.min(Math.max(...categories.map(widthOf)) + 10, width * 0.6);
  const right = width - Math.max(...bars.map(({value}) => widthOf(numberText(value)))) - 10;
  const scale = valueScale(bars, spec, [left, right]);
  const {outer, inner} = bands(categories, count, [top, bottom]);
  const base = scale(baseOf(scale));
  const box: Box = {left, right, top, bottom};
  return {
    box,
    axis: 'y',
    at: categories.map((text) => round(outer(text)! + outer.bandwidth() / 2)),
    height: bottom + 2 * ROW + 8,
    nodes: [
      label(0, top - 10, spec.xLabel, 'start', 'chart-name'),
      ...categories.map((text) => label(left - 8, round(outer(text)! + outer.bandwidth() / 2 + 5), text, 'end')),
      ...bars.flatMap((bar) => {
        const {category, index, value} = bar;
        const y = round(outer(category)! + inner(index)!);
        const end = scale(value);
        return [
          s('rect', {
            x: round(Math.min(base, end)),
            y,
            width: round(Math.abs(end - base)),
            height: round(inner.bandwidth()),
            ...paintOf(bar, input),
          }),
          label(round(Math.max(base, end) + 6), round(y + inner.bandwidth() / 2 + 5), numberText(value), 'start', 'chart-value'),
        ];
      }),
      ...horizontalAxis(
        box,
        spec.yLabel,
        spread(ticksOf(scale, 4), scale).map(({value, text}) => ({at: scale(value), text})),
      ),
    ],
  };
}

const valueScale = (bars: Bar[], {yScale}: ChartSpec, range: [number, number]) =>
  numberScale(
    bars.map(({value}) => value),
    {kind: yScale, range, start: 'zero'},
  );

/** Bars stand on zero; on a logarithmic axis, which has none, on the axis' lower end. */
const baseOf = (scale: NumberScale) => (isLog(scale) ? scale.domain()[0]! : 0);

function bands(categories: string[], count: number, range: [number, number]) {
  const outer = scaleBand(categories, range).paddingInner(0.28).paddingOuter(0.16);
  const inner = scaleBand([...Array(count).keys()], [0, outer.bandwidth()]).paddingInner(0.08);
  return {outer, inner};
}

const round = (value: number) => Math.round(value * 10) / 10;
