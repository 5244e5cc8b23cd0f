import type {Element} from 'hast';
import {s} from 'hastscript';
import {line} from 'd3-shape';
import {horizontalAxis, label, legend, linePaint, QUIET, ROW, verticalAxis, widthOf, type Box, type Drawing, type Paint} from './frame';
import {LOOKS, markerPath} from './looks';
import {numberScale, spread, ticksOf, type NumberScale} from './scales';
import type {ChartSpec, Series} from './types';

const PLOT_HEIGHT = 230;
/** With more points than this the markers would hide the line: only some are drawn. */
const MAX_MARKERS = 14;

/** Space between the names at the lines' ends, and what stands before each: its marker. */
const END_ROW = 16;
const MARK = 18;
/** Capitals are wider than the letters that a width is estimated by. */
const SPARE = 10;
/** Names that would take more of the drawing's width stand in a legend. */
const MAX_END = 0.3;

/** Draws a line chart. The lines are named at their ends, where there is room. */
export function drawLines(series: Series[], spec: ChartSpec, prefix: string, width: number): Drawing {
  const paints = series.map(({name}, index) => (spec.highlight && !spec.highlight.includes(name) ? QUIET : LOOKS[index]!.colour));
  const end = series.length > 1 ? MARK + Math.max(...series.map(({name}) => widthOf(name))) + SPARE : 0;
  const hasEnds = end > 0 && end <= width * MAX_END && series.length * END_ROW <= PLOT_HEIGHT;
  const key = hasEnds ? {nodes: [], height: 0} : legend(series, 'line', prefix, paints, width);
  const top = key.height + ROW + 12;
  const bottom = top + PLOT_HEIGHT;
  const all = series.flatMap(({points}) => points);
  const y = numberScale(
    all.map((point) => point.y),
    {kind: spec.yScale, range: [bottom, top], start: 'near'},
  );
  const yTicks = ticksOf(y, 6);
  const left = Math.max(...yTicks.map(({text}) => widthOf(text))) + 8;
  const box: Box = {left, right: width - (hasEnds ? end : 12), top, bottom};
  const x = numberScale(
    all.map((point) => Number(point.x)),
    {kind: spec.xScale, range: [left + 10, box.right - 10], start: 'tight'},
  );
  return {
    box,
    axis: 'x',
    at: [...new Set(all.map((point) => Number(point.x)))].map((value) => round(x(value))),
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
      // What is named stands over what is not.
      ...series
        .map((one, index) => ({index, node: drawSeries(one, index, paints[index]!, x, y)}))
        .sort((a, b) => Number(paints[b.index] === QUIET) - Number(paints[a.index] === QUIET))
        .map(({node}) => node),
      ...(hasEnds ? ends(series, paints, box, y) : []),
    ],
  };
}

function drawSeries({points}: Series, index: number, paint: Paint, x: NumberScale, y: NumberScale): Element {
  const places = points.map((point): [number, number] => [round(x(Number(point.x))), round(y(point.y))]).sort(([a], [b]) => a - b);
  const step = Math.ceil(places.length / MAX_MARKERS);
  return s('g', [
    s('path', {d: line()(places)!, ...linePaint(index, paint)}),
    ...places.filter((_, place) => place % step === 0).map(([at, up]) => marker(index, paint, at, up)),
  ]);
}

const marker = (index: number, paint: Paint, x: number, y: number): Element =>
  s('path', {d: markerPath(LOOKS[index]!), transform: `translate(${x},${y})`, fill: paint, stroke: 'var(--paper, #FCFBF8)'});

/** The name of each line beside its last point, moved as little as keeps them apart. */
function ends(series: Series[], paints: Paint[], box: Box, y: NumberScale): Element[] {
  const places = series
    .map(({points, name}, index) => {
      const last = points.reduce((late, point) => (Number(point.x) > Number(late.x) ? point : late));
      return {index, name, y: y(last.y)};
    })
    .sort((a, b) => a.y - b.y);
  places.forEach((place, i) => {
    place.y = Math.max(place.y, i > 0 ? places[i - 1]!.y + END_ROW : box.top);
  });
  places.reduceRight((below, place) => {
    place.y = Math.min(place.y, below);
    return place.y - END_ROW;
  }, box.bottom);
  return places.flatMap(({index, name, y: at}) => [
    marker(index, paints[index]!, box.right + 8, round(at)),
    label(box.right + MARK, round(at + 4.5), name, 'start', paints[index] === QUIET ? 'chart-label' : 'chart-name'),
  ]);
}

const round = (value: number) => Math.round(value * 10) / 10;
