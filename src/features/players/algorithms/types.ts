import type {Parsed} from '../../../shared/pure/parse';

/** How often something was done so far, by its Chinese name, such as 比较. */
export type Counts = Readonly<Record<string, number>>;

/** One moment of a running algorithm. */
export interface Step<State> {
  state: State;
  /** Label of the line of the page's program that runs now: the line that ends with `// @label`. None when it has left the shown part. */
  line?: string;
  /** What happens, in one Chinese sentence. */
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
  /** What the reader types means, or how to mend it. */
  parse(text: string): Parsed<Input>;
  /** The first is shown at the start. */
  cases: readonly Case[];
  /** A new input; `random` gives numbers from 0 up to 1, like Math.random. */
  random(random: () => number): string;
  // Methods, so that players can hold an algorithm without knowing what its input is.
  steps(input: Input): Generator<Step<State>>;
}
