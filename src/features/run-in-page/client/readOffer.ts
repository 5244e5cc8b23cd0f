import type {Kind} from '../host/types';
import {PLAIN, PYTHON, type ModuleOffer} from '../offer';

/** What its button says of a program that was compiled. */
export type ReadModule = Omit<ModuleOffer, 'bytes'>;
/** What its button says of a program in Python: its file, unless it is the page's listing, and its session. */
export type ReadPython = {kind: typeof PYTHON; file?: string; hash?: string; session?: string};

/** The offer as the attributes of its button hold it. */
export function readOffer(button: HTMLButtonElement): ReadModule | ReadPython {
  const {run = '', hash = '', kind = PLAIN, count, args, session} = button.dataset;
  if (kind === PYTHON) {
    return {kind, session, ...(run === PYTHON ? {} : {file: run, hash})};
  }
  return {module: run, hash, kind: kind as Kind, count: count === undefined ? undefined : Number(count), args};
}
