export type Algorithm = 'hillisSteele' | 'blelloch';

/** Whether a prefix includes its own element. */
export type Kind = 'inclusive' | 'exclusive';

/** A position that takes in another: by adding it, or by copying it. */
export interface Move {
  to: number;
  from: number;
  adds: boolean;
}

export interface Step {
  phase: 'input' | 'sweep' | 'up' | 'clear' | 'down' | 'shift' | 'finish';
  distance: number;
  moves: Move[];
  values: number[];
}

const range = (n: number) => Array.from({length: n}, (_, i) => i);

function moved(before: readonly number[], phase: Step['phase'], distance: number, moves: Move[]): Step {
  const values = [...before];
  for (const {to, from, adds} of moves) {
    values[to] = before[from]! + (adds ? before[to]! : 0);
  }
  return {phase, distance, moves, values};
}

/**
 * Every position adds the one `d` before it; d doubles.
 * Source: W. D. Hillis, G. L. Steele, “Data Parallel Algorithms”, CACM 29(12), 1986.
 */
function* hillisSteele(input: readonly number[], kind: Kind): Generator<Step> {
  let step: Step = {phase: 'input', distance: 0, moves: [], values: [...input]};
  yield step;
  for (let d = 1; d < input.length; d *= 2) {
    step = moved(
      step.values,
      'sweep',
      d,
      range(input.length - d).map((i) => ({to: i + d, from: i, adds: true})),
    );
    yield step;
  }
  if (kind === 'exclusive') {
    const shift = moved(
      step.values,
      'shift',
      1,
      range(input.length - 1).map((i) => ({to: i + 1, from: i, adds: false})),
    );
    yield {...shift, values: [0, ...shift.values.slice(1)]};
  }
}

/**
 * Up-sweep and down-sweep, padded with zeros to a power of two; exclusive.
 * Source: G. E. Blelloch, “Prefix Sums and Their Applications”, CMU-CS-90-190, 1990.
 */
function* blelloch(input: readonly number[], kind: Kind): Generator<Step> {
  const n = 2 ** Math.ceil(Math.log2(input.length));
  const padded = range(n).map((i) => input[i] ?? 0);
  /** The right ends of the subtrees of 2d elements. */
  const ends = (d: number) => range(n / (2 * d)).map((k) => (k + 1) * 2 * d - 1);
  let step: Step = {phase: 'input', distance: 0, moves: [], values: padded};
  yield step;
  for (let d = 1; d < n; d *= 2) {
    step = moved(
      step.values,
      'up',
      d,
      ends(d).map((i) => ({to: i, from: i - d, adds: true})),
    );
    yield step;
  }
  step = {phase: 'clear', distance: 0, moves: [], values: [...step.values.slice(0, -1), 0]};
  yield step;
  for (let d = n / 2; d >= 1; d /= 2) {
    const moves = ends(d).flatMap((i) => [
      {to: i - d, from: i, adds: false},
      {to: i, from: i - d, adds: true},
    ]);
    step = moved(step.values, 'down', d, moves);
    yield step;
  }
  if (kind === 'inclusive') {
    yield {phase: 'finish', distance: 0, moves: [], values: step.values.map((value, i) => value + padded[i]!)};
  }
}

/** The steps of a scan of one block; each step is one round of all threads, with a barrier after it. */
export function scan(algorithm: Algorithm, input: readonly number[], kind: Kind): Step[] {
  return [...(algorithm === 'hillisSteele' ? hillisSteele : blelloch)(input, kind)];
}

/** Additions that the scan of `n` elements does. */
export function additions(algorithm: Algorithm, n: number, kind: Kind): number {
  return scan(algorithm, Array(n).fill(0), kind).reduce(
    (sum, {phase, moves, values}) => sum + (phase === 'finish' ? values.length : moves.filter(({adds}) => adds).length),
    0,
  );
}

/** Rounds that add, one after another: the depth. */
export function rounds(algorithm: Algorithm, n: number, kind: Kind): number {
  return scan(algorithm, Array(n).fill(0), kind).filter(({phase, moves}) => phase === 'finish' || moves.some(({adds}) => adds)).length;
}
