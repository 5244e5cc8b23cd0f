/** A piece of code, and the name of its colour in src/css/code.css if it has one of its own. */
export type Piece = readonly [text: string, colour?: string];

/** A line of the shown program; steps point to lines by their labels. */
export interface CodeLine {
  pieces: readonly Piece[];
  label?: string;
}
