export interface Bar {
  /** What is counted, over the bar and over its column. */
  label: string;
  /** A number of it in words and units. */
  text: (value: number) => string;
  /** A line that the bar should not cross. */
  limit?: number;
}

export interface Part {
  name: string;
  /** One for each bar. */
  values: readonly number[];
}

export interface Props {
  /** What the parts are, over their column. */
  title: string;
  bars: readonly Bar[];
  parts: readonly Part[];
  /** Whether all bars are drawn to the longest one; otherwise each fills the width. */
  common?: boolean;
}
