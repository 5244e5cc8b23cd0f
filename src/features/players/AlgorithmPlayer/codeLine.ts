import type {Piece} from '../../code-block/highlight';

/** A line of the shown program; steps point to lines by their labels. */
export interface CodeLine {
  pieces: readonly Piece[];
  label?: string;
}
