import type {Edge, Nfa} from './thompson';

export interface Point {
  x: number;
  y: number;
}

export interface Arrow {
  d: string;
  head: string;
  label: Point & {text: string};
}

export interface Drawing {
  width: number;
  height: number;
  nodes: Point[];
  arrows: Arrow[];
}

export const RADIUS = 17;
const LETTER = 8;
const SAMPLES = 20;

/** Label of a set of characters: ranges of three or more with a dash, symbols in quotes, ε for none. */
export function labelOf(chars: string): string {
  const runs: string[] = [];
  for (const char of chars) {
    const run = runs.at(-1);
    if (run && run.charCodeAt(run.length - 1) + 1 === char.charCodeAt(0)) {
      runs[runs.length - 1] += char;
    } else {
      runs.push(char);
    }
  }
  const text = runs
    .flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : [...run].map((char) => (/\w/.test(char) ? char : `'${char}'`))))
    .join(',');
  return text.length > 9 ? `${text.slice(0, 8)}…` : text || 'ε';
}

/** A cubic curve. */
type Curve = [Point, Point, Point, Point];

const point = ([a, b, c, d]: Curve, t: number): Point => {
  const s = 1 - t;
  const mix = (k: 'x' | 'y') => s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k];
  return {x: mix('x'), y: mix('y')};
};
const samples = (curve: Curve) => Array.from({length: SAMPLES + 1}, (_, i) => point(curve, i / SAMPLES));
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const spot = ({x, y}: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A curve between two nodes whose middle is offset by `bow` to the left of its direction. */
function bowed(a: Point, b: Point, bow: number, steep = 0.25): Curve {
  if (a === b) {
    const side = bow < 0 ? 1 : -1;
    const [reach, spread] = [60 * side, 36 + Math.abs(bow) / 3];
    return [a, {x: a.x - spread, y: a.y + reach}, {x: a.x + spread, y: a.y + reach}, a];
  }
  const length = apart(a, b);
  const k = (bow * 4) / 3 / length;
  const off = {x: (b.y - a.y) * k, y: (a.x - b.x) * k};
  const on = (t: number) => ({x: a.x + (b.x - a.x) * t + off.x, y: a.y + (b.y - a.y) * t + off.y});
  return [a, on(steep), on(1 - steep), b];
}

/** The part of a curve outside its end nodes, with an arrow head. */
function arrow(curve: Curve, text: string, label: Point): Arrow {
  const outside = Array.from({length: 101}, (_, i) => point(curve, i / 100)).filter(
    (p) => apart(p, curve[0]) > RADIUS && apart(p, curve[3]) > RADIUS + 2,
  );
  const tip = outside.at(-1)!;
  const before = outside.at(-6) ?? outside[0]!;
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const wing = (turn: number) => spot({x: tip.x - 8 * Math.cos(angle + turn), y: tip.y - 8 * Math.sin(angle + turn)});
  return {
    d: `M${outside
      .filter((_, i) => i % 5 === 0 || i === outside.length - 1)
      .map(spot)
      .join('L')}`,
    head: `M${wing(0.45)}L${spot(tip)}L${wing(-0.45)}`,
    label: {...label, text},
  };
}

/** Routes the edges of a graph with placed nodes: each takes its first bow that crosses no node or earlier edge and leaves space for its label. */
export function draw(nodes: Point[], edges: readonly Edge[], bowsOf: (edge: Edge) => readonly number[], steep?: number): Drawing {
  const labels: (Point & {w: number})[] = [];
  const used: Point[] = [...nodes];
  const arrows = edges.map((edge) => {
    const [a, b] = [nodes[edge.from]!, nodes[edge.to]!];
    const text = labelOf(edge.chars);
    const w = (text.length * LETTER) / 2 + 3;
    const options = bowsOf(edge).map((bow) => {
      const curve = bowed(a, b, bow, steep);
      const free = samples(curve).every((p) => nodes.every((node) => node === a || node === b || apart(p, node) > RADIUS + 5));
      const spots = [0.5, 0.4, 0.6, 0.3, 0.7].map((t) => point(curve, t));
      const roomy = spots.find(
        (p) =>
          labels.every((other) => Math.abs(p.x - other.x) > w + other.w || Math.abs(p.y - other.y) > 15) &&
          nodes.every((node) => Math.abs(p.x - node.x) > RADIUS + w || Math.abs(p.y - node.y) > RADIUS + 7),
      );
      const crowded = samples(curve).filter((p, i) => i > 3 && i < 17 && used.some((other) => apart(p, other) < 8));
      return {curve, label: roomy ?? spots[0]!, faults: Number(!free) * 2 + Number(!roomy) + crowded.length / SAMPLES};
    });
    const {curve, label} = options.reduce((best, next) => (next.faults < best.faults ? next : best));
    labels.push({...label, w});
    used.push(...samples(curve), {x: label.x - w, y: label.y - 8}, {x: label.x + w, y: label.y + 8});
    return {curve, text, label};
  });
  const margin = RADIUS + 6;
  const [left, top] = [Math.min(...used.map(({x}) => x)) - margin - 14, Math.min(...used.map(({y}) => y)) - margin];
  const shift = (p: Point) => ({x: p.x - left, y: p.y - top});
  return {
    width: Math.ceil(Math.max(...used.map(({x}) => x)) - left + margin),
    height: Math.ceil(Math.max(...used.map(({y}) => y)) - top + margin),
    nodes: nodes.map(shift),
    arrows: arrows.map(({curve, text, label}) => arrow(curve.map(shift) as Curve, text, shift(label))),
  };
}

/** The layout of a Thompson NFA: repetitions as arcs above, bypasses below. */
export function drawNfa({places, edges}: Nfa): Drawing {
  const nodes = places.map(({x, y}) => ({x: x * 68, y: y * 66}));
  const bowOf = ({from, to, chars}: Edge) => {
    const [a, b] = [places[from]!, places[to]!];
    const inner = places.slice(Math.min(from, to), Math.max(from, to) + 1).map(({y}) => y - a.y);
    const isBack = b.x < a.x;
    const isAround =
      !chars && !isBack && b.x - a.x > 1 && a.y === b.y && edges.some((edge) => edge.from === from && edge.to !== to && !edge.chars);
    // To the left of the way is above for an arrow to the right, below for one to the left.
    return isBack ? (Math.min(...inner) - 0.55) * 66 : isAround ? -(Math.max(...inner) + 0.55) * 66 : 0;
  };
  return draw(nodes, edges, (edge) => [bowOf(edge)], 0.1);
}
