import type {Regex} from './parse';

/** An edge of an automaton; no characters: ε. */
export interface Edge {
  from: number;
  to: number;
  chars: string;
}

/** A step of the construction: the first `edges` edges exist after this part of the expression. */
export interface Fragment {
  node: Regex;
  start: number;
  end: number;
  edges: number;
}

/** State 0 is the start, `accept` the only accepting state. Columns and rows for drawing. */
export interface Nfa {
  accept: number;
  edges: Edge[];
  fragments: Fragment[];
  places: {x: number; y: number}[];
}

/** Columns of a part, and rows that it takes above and below its own line. */
interface Size {
  width: number;
  above: number;
  below: number;
}

function sizeOf(node: Regex): Size {
  if (node.kind === 'chars') {
    return {width: 1, above: 0.5, below: 0.5};
  }
  if ('inner' in node) {
    const {width, above, below} = sizeOf(node.inner);
    return {width: width + 2, above: above + (node.kind === 'maybe' ? 0 : 0.55), below: below + (node.kind === 'plus' ? 0 : 0.55)};
  }
  const sizes = node.parts.map(sizeOf);
  const sum = (pick: (size: Size) => number) => sizes.reduce((total, size) => total + pick(size), 0);
  if (node.kind === 'concat') {
    return {
      width: sum(({width}) => width),
      above: Math.max(...sizes.map(({above}) => above)),
      below: Math.max(...sizes.map(({below}) => below)),
    };
  }
  const half = sum(({above, below}) => above + below) / 2;
  return {width: Math.max(...sizes.map(({width}) => width)) + 2, above: half, below: half};
}

/**
 * Thompson's construction, numbered and drawn as in the textbook: concatenation shares a state, every other operator adds at
 * most two states and four ε edges (two for each branch of a union).
 * Source: K. Thompson, CACM 11(6), 1968; Aho, Lam, Sethi, Ullman, Compilers, 2nd ed., Algorithm 3.23.
 */
export function thompson(regex: Regex): Nfa {
  const edges: Edge[] = [];
  const fragments: Fragment[] = [];
  const places: Nfa['places'] = [];
  const state = (x: number, y: number) => places.push({x, y}) - 1;
  const link = (from: number, to: number, chars = '') => edges.push({from, to, chars});

  /** Builds a part that starts in a given state, and gives back the state where it ends. */
  function build(node: Regex, start: number): number {
    const {x, y} = places[start]!;
    const {width, above} = sizeOf(node);
    let end = start;
    if (node.kind === 'chars') {
      end = state(x + 1, y);
      link(start, end, node.chars);
    } else if (node.kind === 'concat') {
      end = node.parts.reduce((from, part) => build(part, from), start);
    } else if (node.kind === 'union') {
      let top = y - above;
      const branches = node.parts.map((part) => {
        const size = sizeOf(part);
        const first = state(x + 1 + (width - 2 - size.width) / 2, top + size.above);
        top += size.above + size.below;
        return [first, build(part, first)] as const;
      });
      end = state(x + width, y);
      branches.forEach(([first]) => link(start, first));
      branches.forEach(([, last]) => link(last, end));
    } else if ('inner' in node) {
      const first = state(x + 1, y);
      const last = build(node.inner, first);
      end = state(x + width, y);
      link(start, first);
      link(last, end);
      if (node.kind !== 'maybe') {
        link(last, first);
      }
      if (node.kind !== 'plus') {
        link(start, end);
      }
    }
    fragments.push({node, start, end, edges: edges.length});
    return end;
  }

  const {above} = sizeOf(regex);
  const accept = build(regex, state(0, above));
  return {accept, edges, fragments, places};
}

/** All states that are reached from these by ε edges alone, in order of number. */
export function closure({edges}: Nfa, states: Iterable<number>): number[] {
  const found = new Set(states);
  for (const from of found) {
    edges.forEach((edge) => edge.from === from && !edge.chars && found.add(edge.to));
  }
  return [...found].sort((a, b) => a - b);
}

/** States after one character, closed under ε. */
export const move = (nfa: Nfa, states: readonly number[], char: string): number[] =>
  closure(
    nfa,
    nfa.edges.flatMap(({from, to, chars}) => (states.includes(from) && chars.includes(char) ? [to] : [])),
  );
