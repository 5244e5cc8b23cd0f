import type {Element} from 'hast';
import {s} from 'hastscript';
import {LOOKS, markerPath} from './looks';
import {PHONE_SIZE, widthOf} from '../../../shared/markdown/textWidth';
import type {ChartSpec, Series} from './types';

/** Width of every chart; its height follows from what it shows. */
export const WIDTH = 480;

export const ROW = PHONE_SIZE + 7;

export type Box = {left: number; right: number; top: number; bottom: number};

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
export function legend(series: Series[], type: ChartSpec['type'], prefix: string): {nodes: Element[]; height: number} {
  if (series.length < 2) {
    return {nodes: [], height: 0};
  }
  let x = 0;
  let row = 0;
  const nodes = series.map(({name}, index) => {
    const width = SAMPLE + widthOf(name);
    if (x > 0 && x + width > WIDTH) {
      x = 0;
      row += 1;
    }
    const node = s('g', {transform: `translate(${x},${row * ROW})`}, [sample(index, type, prefix), label(SAMPLE, ROW - 8, name)]);
    x += width + GAP;
    return node;
  });
  return {nodes, height: (row + 1) * ROW + 6};
}

function sample(index: number, type: ChartSpec['type'], prefix: string): Element {
  const look = LOOKS[index]!;
  const middle = ROW - 13;
  if (type === 'bar') {
    return s('rect', {x: 4, y: middle - 6, width: 18, height: 12, ...barPaint(index, prefix)});
  }
  return s('g', {transform: `translate(0,${middle})`}, [
    s('path', {d: 'M0,0H24', ...linePaint(index)}),
    s('path', {d: markerPath(look), transform: 'translate(12,0)', fill: look.colour, stroke: 'var(--paper, #FCFBF8)'}),
  ]);
}

/** Stroke of a series' line. */
export function linePaint(index: number) {
  const {colour, dash} = LOOKS[index]!;
  return {fill: 'none', stroke: colour, strokeWidth: 2, strokeLinejoin: 'round', ...(dash && {strokeDashArray: dash})};
}

/** Fill of a series' bars: plain for the first, hatched for the others. */
export function barPaint(index: number, prefix: string) {
  const {colour, hatch} = LOOKS[index]!;
  return {fill: hatch ? `url(#${prefix}-${index})` : colour, stroke: colour, strokeWidth: 1};
}

/** The hatches that the bars of a chart refer to. */
export function hatches(count: number, prefix: string): Element {
  const patterns = LOOKS.slice(0, count).flatMap(({colour, hatch}, index) =>
    hatch
      ? s('pattern', {id: `${prefix}-${index}`, width: 8, height: 8, patternUnits: 'userSpaceOnUse'}, [
          s('rect', {width: 8, height: 8, fill: colour, fillOpacity: 0.14}),
          s('path', {d: hatch, stroke: colour, strokeWidth: 1.6, fill: 'none'}),
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
