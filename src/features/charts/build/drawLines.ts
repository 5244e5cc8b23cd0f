import type {Element} from 'hast';
import {s} from 'hastscript';
import {line} from 'd3-shape';
import {horizontalAxis, legend, linePaint, ROW, verticalAxis, WIDTH, type Box} from './frame';
import {LOOKS, markerPath} from './looks';
import {numberScale, spread, ticksOf, type NumberScale} from './scales';
import {widthOf} from '../../../shared/markdown/textWidth';
import type {ChartSpec, Series} from './types';

const PLOT_HEIGHT = 230;
/** With more points than this the markers would hide the line: only some are drawn. */
const MAX_MARKERS = 14;

/** Draws a line chart and says how high it is. */
export function drawLines(series: Series[], spec: ChartSpec, prefix: string): {nodes: Element[]; height: number} {
  const key = legend(series, 'line', prefix);
  const top = key.height + ROW + 12;
  const bottom = top + PLOT_HEIGHT;
  const all = series.flatMap(({points}) => points);
  const y = numberScale(
    all.map((point) => point.y),
    {kind: spec.yScale, range: [bottom, top], start: 'near'},
  );
  const yTicks = ticksOf(y, 6);
  const left = Math.max(...yTicks.map(({text}) => widthOf(text))) + 8;
  const box: Box = {left, right: WIDTH - 12, top, bottom};
  const x = numberScale(
    all.map((point) => Number(point.x)),
    {kind: spec.xScale, range: [left + 10, box.right - 10], start: 'tight'},
  );
  return {
    height: bottom + 2 * ROW + 8,
    nodes: [
      ...key.nodes,
      ...verticalAxis(
        box,
        spec.yLabel,
        yTicks.map(({value, text}) => ({at: y(value), text})),
      ),
      ...horizontalAxis(
        box,
        spec.xLabel,
        spread(ticksOf(x, 7), x).map(({value, text}) => ({at: x(value), text})),
      ),
      ...series.map((one, index) => drawSeries(one, index, x, y)),
    ],
  };
}

function drawSeries({points}: Series, index: number, x: NumberScale, y: NumberScale): Element {
  const places = points.map((point): [number, number] => [round(x(Number(point.x))), round(y(point.y))]).sort(([a], [b]) => a - b);
  const step = Math.ceil(places.length / MAX_MARKERS);
  const look = LOOKS[index]!;
  return s('g', [
    s('path', {d: line()(places)!, ...linePaint(index)}),
    ...places
      .filter((_, place) => place % step === 0)
      .map(([at, up]) =>
        s('path', {d: markerPath(look), transform: `translate(${at},${up})`, fill: look.colour, stroke: 'var(--paper, #FCFBF8)'}),
      ),
  ]);
}

const round = (value: number) => Math.round(value * 10) / 10;
