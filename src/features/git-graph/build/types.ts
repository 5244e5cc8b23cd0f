import type {Commit} from '../model/layout';
import type {Label} from '../model/picture';

/** One state of the repository, as written, checked. */
export interface Panel {
  title: string;
  /** Parents before children. */
  commits: Commit[];
  labels: Map<string, Label[]>;
  ghosts: Set<string>;
}

/** Raised with the reason and the line of the fence's body, from 0; the plugin adds the file and counts on from the fence. */
export class GitGraphError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}
