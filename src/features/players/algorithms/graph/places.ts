import type {Graph} from './parseGraph';
import type {Place} from './graphState';

/** Node positions as text: each letter is at its node's column and row. */
export type Sketch = readonly string[];

/** The positions of the nodes in a sketch. */
export const readSketch = (sketch: Sketch, names: readonly string[]): Place[] =>
  names.map((name) => {
    const y = sketch.findIndex((row) => row.includes(name));
    return {x: sketch[y]!.indexOf(name), y};
  });

const cross = (a: Place, b: Place, c: Place) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const apart = (a: Place, b: Place) => Math.hypot(a.x - b.x, 2 * (a.y - b.y));

/** How far a place is from a line between two others, in half columns; rows are two of them apart. */
function distance(p: Place, a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, 2 * (b.y - a.y)];
  const t = ((p.x - a.x) * dx + 2 * (p.y - a.y) * dy) / (dx * dx + dy * dy);
  const near = Math.min(1, Math.max(0, t));
  return Math.hypot(p.x - a.x - near * dx, 2 * (p.y - a.y) - near * dy);
}

/** The cost of a layout: nodes on edges count most, then crossings, then edge lengths. */
function badness(places: readonly Place[], edges: Graph['edges']): number {
  let sum = 0;
  edges.forEach(({from, to}, i) => {
    const [a, b] = [places[from]!, places[to]!];
    sum += apart(a, b);
    places.forEach((place, node) => {
      sum += node !== from && node !== to && distance(place, a, b) < 0.8 ? 40 : 0;
    });
    for (const other of edges.slice(0, i)) {
      const [c, d] = [places[other.from]!, places[other.to]!];
      const meet = cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;
      sum += meet ? 6 : 0;
    }
  });
  return sum;
}

/** Lays out a small graph by local search on a staggered grid: from a deterministic start, nodes move or swap while the cost falls. */
export function findPlaces({names, edges}: Graph): Place[] {
  const n = names.length;
  // With many nodes the grid is denser, so that all fit a phone.
  const {columns, rows, gap} =
    n <= 6 ? {columns: 4, rows: 3, gap: 2.5} : n <= 8 ? {columns: 4, rows: 4, gap: 2.5} : {columns: 5, rows: 4, gap: 2};
  const grid = Array.from({length: columns * rows}, (_, i) => ({x: gap * (Math.floor(i / rows) + ((i % rows) % 2) / 2), y: i % rows}));
  const at = names.map((_, i) => i);
  const measure = () =>
    badness(
      at.map((i) => grid[i]!),
      edges,
    );
  let best = measure();
  for (let pass = 0, better = true; better && pass < 20; pass += 1) {
    better = false;
    for (let node = 0; node < n; node += 1) {
      for (let place = 0; place < grid.length; place += 1) {
        const [before, other] = [at[node]!, at.indexOf(place)];
        const move = (mine: number, theirs: number) => {
          at[node] = mine;
          if (other >= 0 && other !== node) {
            at[other] = theirs;
          }
        };
        move(place, before);
        const now = measure();
        if (now < best) {
          best = now;
          better = true;
        } else {
          move(before, place);
        }
      }
    }
  }
  return at.map((i) => grid[i]!);
}
