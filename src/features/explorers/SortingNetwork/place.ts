import {oddEvenMergeNetwork, runNetwork, type Comparator} from './model';

export const LANES = 8;
export const NETWORK = oddEvenMergeNetwork(LANES);

/** Geometry in SVG units. Comparators of one layer that overlap on paper stand side by side. */
const LANE = 34;
const COLUMN = 22;
const LAYER_GAP = 30;
const MARGIN = 34;
/** So far from the numbers at the left that these, before they start, cover no comparator. */
const START = 56;
/** For the numbers of the layers. */
const TOP = 22;

export interface Placed extends Comparator {
  x: number;
  layer: number;
}

function place(): {comparators: Placed[]; width: number} {
  let x = START;
  const comparators = NETWORK.flatMap((layer, index) => {
    const columns: Comparator[][] = [];
    for (const comparator of layer) {
      const free = columns.find((column) => column.every((other) => other.high < comparator.low || other.low > comparator.high));
      (free ?? columns[columns.push([]) - 1]!).push(comparator);
    }
    const placed = columns.flatMap((column, i) => column.map((c) => ({...c, layer: index, x: x + i * COLUMN})));
    x += (columns.length - 1) * COLUMN + LAYER_GAP;
    return placed;
  });
  return {comparators, width: x - LAYER_GAP + MARGIN};
}

export const {comparators, width} = place();
export const height = TOP + LANES * LANE;
export const laneY = (lane: number): number => TOP + lane * LANE + LANE / 2;

/** Where the band behind each layer begins and ends. */
export const bands = NETWORK.map((_, layer) => {
  const columns = comparators.filter((each) => each.layer === layer).map(({x}) => x);
  return {from: Math.min(...columns) - COLUMN / 2, to: Math.max(...columns) + COLUMN / 2};
});

/** A run of the network on an input: the values on every lane before and after each layer, and which comparators swap. */
export function run(input: readonly number[]) {
  const rows = runNetwork(NETWORK, input);
  const swaps = ({layer, low, high}: Placed) => rows[layer]![low]! > rows[layer]![high]!;
  return {rows, output: rows.at(-1)!, swaps};
}

/** A point of a number's path: distance along the network, and lane. */
export interface Stop {
  x: number;
  lane: number;
}

/** Each number's path through the network, by its initial lane: two points a layer, before and after its comparator. */
export function ways(input: readonly number[]): Stop[][] {
  const {swaps} = run(input);
  return input.map((_, start) => {
    let lane = start;
    const stops: Stop[] = [{x: 8, lane}];
    NETWORK.forEach((layer, index) => {
      const met = comparators.find((c) => c.layer === index && (c.low === lane || c.high === lane));
      const x = met?.x ?? comparators.find((c) => c.layer === index)!.x;
      stops.push({x, lane});
      if (met && swaps(met)) {
        lane = met.low + met.high - lane;
      }
      stops.push({x, lane});
    });
    return [...stops, {x: width - 8, lane}];
  });
}
