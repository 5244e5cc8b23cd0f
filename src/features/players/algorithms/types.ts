import type {Parsed} from '../../../shared/pure/parse';

/** Counters by their Chinese names, such as 比较. */
export type Counts = Readonly<Record<string, number>>;

/** One step of a run. */
export interface Step<State> {
  state: State;
  /** Label of the current line of the page's program, which ends with `// @label`; absent outside the shown part. */
  line?: string;
  /** Description of the step, one Chinese sentence. */
  say: string;
  counts: Counts;
}

/** An input with a name, for the buttons beside the input field. */
export interface Case {
  label: string;
  input: string;
}

/** An algorithm that a player can show: pure, so that it runs on the server, in the browser and in tests. */
export interface Algorithm<Input, State> {
  title: string;
  /** The counter whose last value a reader may guess before the run: one that neither the first picture nor a formula tells. */
  guess?: string;
  /** Parses the reader's input, or says how to fix it. */
  parse(text: string): Parsed<Input>;
  /** The first is the initial input. */
  cases: readonly Case[];
  /** A random input; `random` is like `Math.random`. */
  random(random: () => number): string;
  // Methods, because their parameters are bivariant: a player holds `Algorithm<unknown, …>`.
  steps(input: Input): Generator<Step<State>>;
}
