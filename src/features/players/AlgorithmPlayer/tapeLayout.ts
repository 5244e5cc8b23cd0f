import type {TapeState} from '@site/src/features/players/algorithms/back-propagation/tapeState';

export const BOX = {width: 88, height: 52};
const LEVEL = 80;
const GAP = 8;
/** The room of an edge that passes a level. */
const PASS = 18;
const MARGIN = 10;

export interface Point {
  x: number;
  y: number;
}

/** Something on a level: a node, or an edge on its way past it. */
interface Item {
  node?: number;
  /** Items of the next level that it leads to. */
  below: Item[];
  x: number;
}

export interface TapeLayout {
  /** Centres of the nodes, by id. */
  places: readonly Point[];
  /** For each edge the points that it goes through, from operand to operation. */
  routes: readonly (readonly Point[])[];
  width: number;
  height: number;
}

/** The level of each node: an operation below its operands, a number just above the first that uses it. */
function levelsOf({nodes, edges}: TapeState): number[] {
  const levels = nodes.map(() => 0);
  nodes.forEach(({id}) => {
    edges.filter(({to}) => to === id).forEach(({from}) => (levels[id] = Math.max(levels[id]!, levels[from]! + 1)));
  });
  const isNumber = (id: number) => !edges.some(({to}) => to === id);
  return levels.map((level, id) =>
    isNumber(id) ? Math.max(0, Math.min(...edges.filter(({from}) => from === id).map(({to}) => levels[to]!)) - 1) : level,
  );
}

const widthOf = ({node}: Item) => (node === undefined ? PASS : BOX.width);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Places the items of a level side by side, in the order of what they lead to, the middle at 0. */
function spread(items: Item[]): void {
  const wanted = new Map(items.map((item) => [item, item.below.length > 0 ? mean(item.below.map(({x}) => x)) : 0]));
  items.sort((a, b) => wanted.get(a)! - wanted.get(b)!);
  const width = items.reduce((sum, item) => sum + widthOf(item) + GAP, -GAP);
  let left = -width / 2;
  for (const item of items) {
    item.x = left + widthOf(item) / 2;
    left += widthOf(item) + GAP;
  }
}

/** A layered drawing from the numbers down to the loss; long edges have room of their own on the levels that they pass. */
export function layoutOf(state: TapeState): TapeLayout {
  const {nodes, edges} = state;
  const levels = levelsOf(state);
  const items = nodes.map(({id}): Item => ({node: id, below: [], x: 0}));
  const byLevel: Item[][] = Array.from({length: Math.max(...levels) + 1}, () => []);
  items.forEach((item, id) => byLevel[levels[id]!]!.push(item));
  const passes = edges.map(({from, to}) => {
    const chain = Array.from({length: levels[to]! - levels[from]! - 1}, (): Item => ({below: [], x: 0}));
    [items[from]!, ...chain].forEach((item, i) => item.below.push(chain[i] ?? items[to]!));
    chain.forEach((item, i) => byLevel[levels[from]! + 1 + i]!.push(item));
    return chain;
  });
  [...byLevel].reverse().forEach(spread);
  const reach = Math.max(...byLevel.flat().map((item) => Math.abs(item.x) + widthOf(item) / 2));
  const at = (item: Item, level: number): Point => ({
    x: item.x + reach + MARGIN,
    y: level * LEVEL + BOX.height / 2 + MARGIN,
  });
  return {
    places: items.map((item, id) => at(item, levels[id]!)),
    routes: edges.map(({from, to}, e) => {
      const chain = [items[from]!, ...passes[e]!, items[to]!];
      return chain.map((item, i) => at(item, levels[from]! + i));
    }),
    width: 2 * (reach + MARGIN),
    height: (byLevel.length - 1) * LEVEL + BOX.height + 2 * MARGIN,
  };
}
