import type {Element} from 'hast';
import {s} from 'hastscript';
import {LOOKS, markerPath} from './looks';
import {ems} from '../../../shared/markdown/textWidth';
import type {ChartSpec, Series} from './types';

/** Each chart is drawn twice, for the column of a phone and for that of a desk, so that its text has one size in both: the height follows. */
export const WIDTHS = {narrow: 358, wide: 680};

/** Size of all text, in units of the drawing, which are pixels (src/features/charts/charts.css). */
const TEXT = 13;

export const ROW = TEXT + 7;

export const widthOf = (text: string): number => ems(text) * TEXT;

export type Box = {left: number; right: number; top: number; bottom: number};

/** A drawing, and where in it a reader points at what: the middle of each column (or row, where bars lie), in the order of the data. */
export type Drawing = {nodes: Element[]; height: number; box: Box; axis: 'x' | 'y'; at: number[]};

const SAMPLE = 30;
const GAP = 20;

/** A text of the chart; `anchor` as in SVG. */
export function label(
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  className = 'chart-label',
): Element {
  return s('text', {x, y, textAnchor: anchor, className}, text);
}

/** The legend in rows from the top, and the height that these take; nothing for a single series. */
export function legend(
  series: Series[],
  type: ChartSpec['type'],
  prefix: string,
  paints: Paint[],
  width: number,
): {nodes: Element[]; height: number} {
  if (series.length < 2) {
    return {nodes: [], height: 0};
  }
  let x = 0;
  let row = 0;
  const nodes = series.map(({name}, index) => {
    const taken = SAMPLE + widthOf(name);
    if (x > 0 && x + taken > width) {
      x = 0;
      row += 1;
    }
    const node = s('g', {transform: `translate(${x},${row * ROW})`}, [
      sample(index, type, prefix, paints[index]!),
      label(SAMPLE, ROW - 8, name),
    ]);
    x += taken + GAP;
    return node;
  });
  return {nodes, height: (row + 1) * ROW + 6};
}

function sample(index: number, type: ChartSpec['type'], prefix: string, paint: Paint): Element {
  const look = LOOKS[index]!;
  const middle = ROW - 13;
  if (type === 'bar') {
    return s('rect', {x: 4, y: middle - 6, width: 18, height: 12, ...barPaint(index, prefix, paint)});
  }
  return s('g', {transform: `translate(0,${middle})`}, [
    s('path', {d: 'M0,0H24', ...linePaint(index, paint)}),
    s('path', {d: markerPath(look), transform: 'translate(12,0)', fill: paint, stroke: 'var(--paper, #FCFBF8)'}),
  ]);
}

/** A colour, as SVG has it. */
export type Paint = string;

/** What nobody named, where something is named. */
export const QUIET: Paint = 'color-mix(in srgb, var(--ink-2, #555D66) 45%, var(--paper, #FCFBF8))';

/** Stroke of a series' line. */
export function linePaint(index: number, colour: Paint) {
  const {dash} = LOOKS[index]!;
  return {fill: 'none', stroke: colour, strokeWidth: 2, strokeLinejoin: 'round', ...(dash && {strokeDashArray: dash})};
}

/** Fill of a series' bars: plain for the first, hatched for the others. */
export function barPaint(index: number, prefix: string, colour: Paint) {
  const {hatch} = LOOKS[index]!;
  return {fill: hatch ? `url(#${prefix}-${index})` : colour, stroke: colour, strokeWidth: 1};
}

/** The hatches that the bars of a chart refer to. */
export function hatches(paints: Paint[], prefix: string): Element {
  const patterns = LOOKS.slice(0, paints.length).flatMap(({hatch}, index) =>
    hatch
      ? s('pattern', {id: `${prefix}-${index}`, width: 8, height: 8, patternUnits: 'userSpaceOnUse'}, [
          s('rect', {width: 8, height: 8, fill: paints[index], fillOpacity: 0.14}),
          s('path', {d: hatch, stroke: paints[index], strokeWidth: 1.6, fill: 'none'}),
        ])
      : [],
  );
  return s('defs', patterns);
}

/** Grid lines and numbers of an upright value axis, with its name above. */
export function verticalAxis(box: Box, name: string, ticks: {at: number; text: string}[]): Element[] {
  return [
    label(0, box.top - 16, name, 'start', 'chart-name'),
    ...ticks.flatMap(({at, text}) => [
      s('path', {d: `M${box.left},${at}H${box.right}`, stroke: 'var(--line, #E5E1D8)'}),
      label(box.left - 8, at + 5, text, 'end'),
    ]),
  ];
}

/** The base line with marks, numbers or categories, and its name below at the right. */
export function horizontalAxis(box: Box, name: string, ticks: {at: number; text: string}[], marks = true): Element[] {
  return [
    s('path', {d: `M${box.left},${box.bottom}H${box.right}`, stroke: 'var(--ink-2, #555D66)'}),
    ...ticks.flatMap(({at, text}) => [
      ...(marks ? [s('path', {d: `M${at},${box.bottom}v5`, stroke: 'var(--ink-2, #555D66)'})] : []),
      label(at, box.bottom + ROW - 2, text, 'middle'),
    ]),
    label(box.right, box.bottom + 2 * ROW, name, 'end', 'chart-name'),
  ];
}
