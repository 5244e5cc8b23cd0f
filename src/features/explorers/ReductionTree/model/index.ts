/** The kernels of note 3.5; the last is that of its exercise 1. */
export type Variant = 'interleaved' | 'sequential' | 'firstAdd' | 'shuffle' | 'strided';

/** Sizes of block and warp. The drawing has warps of 4, the counts are for warps of 32. */
export interface Machine {
  /** Threads of the block, a power of two. */
  block: number;
  /** Threads of a warp, a power of two, and as many banks of shared memory. */
  warp: number;
}

/** A sum that reaches the result: `thread` adds the value at `from` to that at `to`. */
export interface Add {
  thread: number;
  to: number;
  from: number;
}

export interface Step {
  kind: 'input' | 'load' | 'shared' | 'shuffle' | 'gather';
  /** Distance of the two operands; 0 where nothing is added. */
  distance: number;
  adds: Add[];
  /** The values after the step, where they are still needed. */
  values: (number | undefined)[];
  /** Threads that have work; in a shuffle all lanes of the warp do. */
  active: number[];
}

const range = (n: number) => Array.from({length: n}, (_, i) => i);

/** 1, 2, 4 … below `end`. */
const doublings = (end: number) => range(Math.log2(end)).map((power) => 2 ** power);

/** How many elements one block takes in. */
export function elementsOf(variant: Variant, {block}: Machine): number {
  return variant === 'firstAdd' || variant === 'shuffle' ? 2 * block : block;
}

/** Which additions the block does at one distance in shared memory. */
function sharedAdds(variant: Variant, block: number, d: number): Add[] {
  switch (variant) {
    case 'interleaved':
      return range(block)
        .filter((t) => t % (2 * d) === 0)
        .map((t) => ({thread: t, to: t, from: t + d}));
    case 'strided':
      return range(block / (2 * d)).map((t) => ({thread: t, to: 2 * d * t, from: 2 * d * t + d}));
    default:
      return range(d).map((t) => ({thread: t, to: t, from: t + d}));
  }
}

function added(before: Step['values'], kind: Step['kind'], distance: number, adds: Add[], active: number[]): Step {
  const values: Step['values'] = before.map(() => undefined);
  for (const {to, from} of adds) {
    values[to] = before[to]! + before[from]!;
  }
  return {kind, distance, adds, values, active};
}

function load(input: readonly number[], block: number): Step {
  const all = range(block);
  if (input.length === block) {
    return {kind: 'load', distance: 0, adds: [], values: [...input], active: all};
  }
  const adds = all.map((t) => ({thread: t, to: t, from: t + block}));
  return {...added([...input], 'load', block, adds, all), values: all.map((t) => input[t]! + input[t + block]!)};
}

function* inSharedMemory(variant: Variant, first: Step, block: number): Generator<Step> {
  const up = doublings(block);
  let {values} = first;
  for (const d of variant === 'interleaved' || variant === 'strided' ? up : up.reverse()) {
    const adds = sharedAdds(variant, block, d);
    const step = added(
      values,
      'shared',
      d,
      adds,
      adds.map(({thread}) => thread),
    );
    values = step.values;
    yield step;
  }
}

/** One sum for each warp that starts at `bases`, by shuffles. */
function* inWarps(first: Step['values'], warp: number, bases: number[]): Generator<Step> {
  let values = first;
  for (const d of doublings(warp).reverse()) {
    const adds = bases.flatMap((base) => range(d).map((lane) => ({thread: base + lane, to: base + lane, from: base + lane + d})));
    const step = added(
      values,
      'shuffle',
      d,
      adds,
      bases.flatMap((base) => range(warp).map((lane) => base + lane)),
    );
    values = step.values;
    yield step;
  }
}

function* byShuffles(first: Step, {block, warp}: Machine): Generator<Step> {
  const bases = range(block / warp).map((w) => w * warp);
  let {values} = first;
  for (const step of inWarps(values, warp, bases)) {
    values = step.values;
    yield step;
  }
  const sums = values.map((_, t) => (t < warp ? (t < bases.length ? values[bases[t]!] : 0) : undefined));
  yield {kind: 'gather', distance: 0, adds: bases.map((from, to) => ({thread: from, to, from})), values: sums, active: bases};
  yield* inWarps(sums, warp, [0]);
}

/**
 * The steps in which one block sums its elements.
 * Sources: M. Harris, “Optimizing Parallel Reduction in CUDA”, NVIDIA, 2007 (kernels 1 to 4); for shuffles the CUDA
 * Programming Guide, “Warp Shuffle Functions”.
 * @param input as many numbers as `elementsOf` says
 */
export function* reduction(variant: Variant, input: readonly number[], machine: Machine): Generator<Step> {
  const first = load(input, machine.block);
  if (first.adds.length > 0) {
    yield {kind: 'input', distance: 0, adds: [], values: [...input], active: []};
  }
  yield first;
  yield* variant === 'shuffle' ? byShuffles(first, machine) : inSharedMemory(variant, first, machine.block);
}

/** The warps that have something to issue. */
export function activeWarps({active}: Step, {warp}: Machine): number[] {
  return [...new Set(active.map((thread) => Math.floor(thread / warp)))];
}

/** Warps with work, summed over all additions of the block: what note 3.5 calls 束步. */
export function warpSteps(variant: Variant, machine: Machine): number {
  const steps = [...reduction(variant, range(elementsOf(variant, machine)), machine)];
  return steps
    .filter(({kind}) => kind === 'shared' || kind === 'shuffle')
    .reduce((sum, step) => sum + activeWarps(step, machine).length, 0);
}

/** The bank conflict degree of one read of shared memory, for the worst warp (4-byte words, one bank each). */
export function conflictDegree({kind, adds}: Step, {warp}: Machine): number {
  if (kind !== 'shared') {
    return 1;
  }
  const counts = new Map<string, number>();
  for (const {thread, to} of adds) {
    const key = `${Math.floor(thread / warp)} ${to % warp}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(...counts.values());
}
