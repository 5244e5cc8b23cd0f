import {layOut, type Commit, type Place} from './layout';

/** Kinds of labels; determine the style. */
export type LabelKind = 'HEAD' | 'current' | 'branch' | 'remote' | 'tag' | 'ref' | 'note';

export interface Label {
  kind: LabelKind;
  text: string;
}

/** A commit graph to be drawn. */
export interface Scene {
  /** Parents before children. */
  commits: readonly Commit[];
  /** Childless commits whose lanes come first, from the left. */
  first: readonly string[];
  labels: ReadonlyMap<string, readonly Label[]>;
  /** Unreachable commits. */
  ghosts: ReadonlySet<string>;
  /** New commits. */
  fresh: ReadonlySet<string>;
}

export type Look = 'plain' | 'ghost' | 'fresh';

/** The drawing in its own units: 14 for a line of text. */
export interface Picture {
  width: number;
  height: number;
  edges: {d: string; head: string; look: Look}[];
  nodes: {id: string; x: number; y: number; look: Look}[];
  labels: (Label & {x: number; y: number; width: number})[];
}

/** Placeholder for earlier commits, drawn without a circle. */
export const OLDER = '…';

export const RADIUS = 14;
export const LABEL_HEIGHT = 24;
/** The text width of a page on a phone of 360 pixels. */
export const MAX_WIDTH = 304;

const LANE = 33;
const ROW = 42;
const PAD = 2;
const LINE = LABEL_HEIGHT + 4;
const FONT = 13;

/** Estimated width of a text: 1 em for Chinese characters, 0.6 for others. */
export const textWidth = (text: string) => [...text].reduce((sum, char) => sum + (char > '\u2E7F' ? 1 : 0.6) * FONT, 0);

const labelWidth = ({kind, text}: Label) => Math.ceil(textWidth(text)) + (kind === 'note' ? 2 : kind === 'tag' ? 20 : 10);

const round = (value: number) => Math.round(value * 10) / 10;

/** Lays the labels of a row out in lines; HEAD and the branch it is on stay together. */
function flow(labels: readonly Label[], left: number) {
  const placed: {label: Label; x: number; line: number; width: number}[] = [];
  let x = left;
  let line = 0;
  labels.forEach((label, index) => {
    const width = labelWidth(label);
    const next = label.kind === 'HEAD' ? labels[index + 1] : undefined;
    const together = width + (next ? labelWidth(next) : 0);
    if (x > left && x + together > MAX_WIDTH) {
      x = left;
      line += 1;
    }
    placed.push({label, x, line, width});
    x += width + (label.kind === 'HEAD' ? 1 : 6);
  });
  return {placed, lines: line + 1};
}

type Point = readonly [x: number, y: number];

/** The point at a distance from `end` on the way to `from`. */
function before(end: Point, from: Point, distance: number): Point {
  const length = Math.hypot(from[0] - end[0], from[1] - end[1]);
  return [end[0] + ((from[0] - end[0]) * distance) / length, end[1] + ((from[1] - end[1]) * distance) / length];
}

/** A line through the points with an arrow head at the last, clear of the circles at both ends. */
function arrow(points: readonly Point[]): {d: string; head: string} {
  const start = before(points[0]!, points[1]!, RADIUS);
  const [end, from] = [points.at(-1)!, points.at(-2)!];
  const [tip, foot] = [before(end, from, RADIUS + 1.5), before(end, from, RADIUS + 9)];
  const [dx, dy] = [((foot[1] - tip[1]) * 4) / 7.5, ((tip[0] - foot[0]) * 4) / 7.5];
  const at = ([x, y]: Point) => `${round(x)},${round(y)}`;
  return {
    d: `M${[start, ...points.slice(1, -1), foot].map(at).join('L')}`,
    head: `M${at(tip)}L${at([foot[0] + dx, foot[1] + dy])}L${at([foot[0] - dx, foot[1] - dy])}Z`,
  };
}

/** Draws the graph, newest commit at the top, its names to the right. */
export function picture({commits, first, labels, ghosts, fresh}: Scene): Picture {
  const {places, edges, lanes} = layOut(commits, first);
  const left = PAD + lanes * LANE + 1;
  const rows = [...commits].reverse().map(({id}) => ({id, ...flow(labels.get(id) ?? [], left)}));
  const middles: number[] = [];
  const height = rows.reduce((top, {lines}) => {
    middles.push(top + ROW / 2);
    return top + ROW + (lines - 1) * LINE;
  }, 0);
  const look = (id: string): Look => (ghosts.has(id) ? 'ghost' : fresh.has(id) ? 'fresh' : 'plain');
  const at = (lane: number, row: number): Point => [PAD + lane * LANE + LANE / 2, middles[row]!];
  const point = ({lane, row}: Place) => at(lane, row);

  const drawn = rows.flatMap(({placed}, row) =>
    placed.map(({label, x, line, width}) => ({...label, x, y: middles[row]! + line * LINE, width})),
  );
  return {
    width: Math.max(left, ...drawn.map(({x, width}) => x + width)) + PAD,
    height,
    edges: edges.map(({child, parent, lane}) => {
      const [from, to] = [places.get(child)!, places.get(parent)!];
      const between = to.row - from.row > 1 ? [at(lane, from.row + 1), at(lane, to.row - 1)] : [];
      return {...arrow([point(from), ...between.filter(unlike), point(to)]), look: ghosts.has(child) ? 'ghost' : 'plain'};
    }),
    nodes: rows.map(({id}) => {
      const [x, y] = point(places.get(id)!);
      return {id, x, y, look: look(id)};
    }),
    labels: drawn,
  };
}

/** Two equal points in a row, as when a line keeps its lane for one row only, would have no direction. */
const unlike = (each: Point, index: number, all: readonly Point[]) =>
  index === 0 || each[0] !== all[index - 1]![0] || each[1] !== all[index - 1]![1];
