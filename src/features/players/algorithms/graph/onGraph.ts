import type {Algorithm, Case, Step} from '../types';
import {GraphRun} from './graphRun';
import type {GraphState} from './graphState';
import {type Graph, type GraphKind, parseGraph} from './parseGraph';
import {findPlaces, readSketch, type Sketch} from './places';

interface Options extends GraphKind {
  title: string;
  legend: string;
  counts: readonly string[];
  guess?: string;
  /** A case with one-letter nodes may have a sketch of their positions. */
  cases: readonly (Case & {sketch?: Sketch})[];
  random: (random: () => number) => string;
  steps: (run: GraphRun, graph: Graph) => Generator<Step<GraphState>>;
}

/** Makes a player's algorithm from one on graphs. */
export function onGraph({title, legend, counts, guess, cases, random, steps, ...kind}: Options): Algorithm<Graph, GraphState> {
  return {
    title,
    guess,
    parse: (text) => parseGraph(text, kind),
    cases,
    random,
    *steps(graph) {
      const sketch = cases.find(({input}) => input === graph.text)?.sketch;
      const places = sketch ? readSketch(sketch, graph.names) : findPlaces(graph);
      yield* steps(new GraphRun(graph, places, {legend, counts, weighted: kind.weights !== undefined}), graph);
    },
  };
}

const LETTERS = 'ABCDEFGH';

interface RandomGraph {
  sign: '-' | '>';
  /** Largest weight, when there are weights; the least is 1. */
  most?: number;
  /** Edges beyond a spanning tree. */
  more: number;
  nodes?: number;
  /** Edges lead to later letters only. */
  acyclic?: boolean;
}

/** Edges of a random connected graph: each node has an edge to an earlier letter. */
export function randomGraph(random: () => number, {sign, most, more, nodes = 7, acyclic}: RandomGraph): string {
  const pick = (n: number) => Math.min(n - 1, Math.floor(random() * n));
  const pairs = new Map<string, [number, number]>();
  const add = (a: number, b: number) => {
    const [from, to] = (sign === '-' || acyclic) && a > b ? [b, a] : [a, b];
    if (from !== to && !pairs.has(`${from} ${to}`)) {
      pairs.set(`${from} ${to}`, [from, to]);
    }
  };
  for (let node = 1; node < nodes; node += 1) {
    add(Math.max(0, node - 1 - pick(3)), node);
  }
  for (let i = 0; i < more; i += 1) {
    add(pick(nodes), pick(nodes));
  }
  return [...pairs.values()]
    .sort(([a, b], [c, d]) => a - c || b - d)
    .map(([from, to]) => `${LETTERS[from]}${sign}${LETTERS[to]}${most ? ` ${1 + pick(most)}` : ''}`)
    .join(', ');
}
