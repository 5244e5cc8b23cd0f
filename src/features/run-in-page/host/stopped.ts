import {ENDED} from './limits';

/** Thrown through a module's frames to end it: by a limit, or by MPI_Abort. */
export class Stopped extends Error {
  constructor(
    readonly finding: string,
    readonly exit = ENDED,
  ) {
    super(finding);
  }
}
