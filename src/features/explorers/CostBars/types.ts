export interface Bar {
  /** Label of the bar and of its column in the table. */
  label: string;
  /** Formats a value with its unit. */
  text: (value: number) => string;
  /** A limit, drawn as a line. */
  limit?: number;
}

export interface Part {
  name: string;
  /** One for each bar. */
  values: readonly number[];
}

export interface Props {
  /** Heading of the column of parts. */
  title: string;
  bars: readonly Bar[];
  parts: readonly Part[];
  /** Whether all bars have the same scale; otherwise each fills the width. */
  common?: boolean;
}
