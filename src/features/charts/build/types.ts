export type ScaleKind = 'linear' | 'log';

/** What an author writes in a ```chart fence, checked. */
export type ChartSpec = {
  title: string;
  csv: string;
  type: 'line' | 'bar';
  x: string;
  y: string;
  series?: string;
  xLabel: string;
  yLabel: string;
  xScale: ScaleKind;
  yScale: ScaleKind;
  /** The categories of bars, or series of lines, that have a colour; the others step back. All have one where this is absent. */
  highlight?: string[];
};

export type Point = {x: string; y: number};

export type Series = {name: string; points: Point[]};

/** The rows of the CSV as they are (for the table) and by series (for the drawing). */
export type ChartData = {columns: string[]; rows: string[][]; series: Series[]};

/** Raised by the parts of the chart with the reason only; the plugin adds file and line. */
export class ChartError extends Error {}
