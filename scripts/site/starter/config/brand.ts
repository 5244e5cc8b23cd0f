/** The mark in a square of 32, as SVG: a page with two lines. The pictures in static/img have the same. */
export const mark =
  '<rect x="6" y="5" width="20" height="22" rx="2" fill="none" stroke="var(--ink)" stroke-width="2.6"/><path d="M11.5 12.5h9M11.5 18h5.5" stroke="var(--ink)" stroke-width="2.6" stroke-linecap="round"/>';

interface Wordmark {
  name: string;
  width: number;
  height: number;
  /** The `d` of an SVG path. */
  path: string;
}

/** The site's name as outlines, for a look that the fonts of readers do not have; without them it is text. */
export const wordmark: Wordmark | undefined = undefined;
