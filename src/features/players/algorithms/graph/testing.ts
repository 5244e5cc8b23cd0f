import fc from 'fast-check';
import type {Algorithm, Step} from '../types';
import type {GraphState} from './graphState';
import type {Graph} from './parseGraph';

/** For the tests of graph players. */
const NAMES = 'ABCDEFGH';

/** Texts of graphs of up to eight nodes and `most` edges. */
export function graphTexts({
  sign,
  weights,
  most = 14,
}: {
  sign: '-' | '>';
  weights?: {min: number; max: number};
  most?: number;
}): fc.Arbitrary<string> {
  const end = fc.integer({min: 0, max: NAMES.length - 1});
  const edge = fc.tuple(end, end, fc.integer(weights ?? {min: 1, max: 1})).filter(([a, b]) => a !== b);
  const selector = ([a, b]: [number, number, number]) => (sign === '>' ? [a, b] : [Math.min(a, b), Math.max(a, b)]).join();
  return fc
    .tuple(end, fc.uniqueArray(edge, {maxLength: most, selector}))
    .map(([start, edges]) =>
      [NAMES[start], ...edges.map(([a, b, weight]) => `${NAMES[a]}${sign}${NAMES[b]}${weights ? ` ${weight}` : ''}`)].join(', '),
    );
}

export function read(algorithm: Algorithm<Graph, GraphState>, text: string): {graph: Graph; all: Step<GraphState>[]} {
  const parsed = algorithm.parse(text);
  if ('message' in parsed) {
    throw new Error(parsed.message);
  }
  return {graph: parsed.value, all: [...algorithm.steps(parsed.value)]};
}
