import type {Kind} from './host/types';

/** What the HTML of an output block says of its program, when that can be run: enough to fetch the module and to show the fields. */
export type Offer = {
  /** The module's file, without `.wasm.gz`. */
  module: string;
  /** SHA-256 of that file in base64, as the browser compares it. */
  hash: string;
  bytes: number;
  kind: Kind;
  /** Processes or threads with which the page's output was printed. */
  count?: number;
  /** The arguments with which it was printed; undefined where the program reads none. */
  args?: string;
};

/** Why a program cannot be run in the page, and the command that runs it at home. */
export type Refusal = {why: string; command: string};

/** The kind of most programs: their buttons do not say it. */
export const PLAIN: Kind = 'cpp';

/** The attribute by which an output block in Markdown tells its component: an `Offer` or a `Refusal` as JSON. */
export const RUN = 'run';

/** Folder of the modules below the site's base path. */
export const FOLDER = 'run';
export const EXTENSION = '.wasm.gz';

/** Path of a module's file below the base path. */
export const moduleFile = (module: string): string => `${FOLDER}/${module}${EXTENSION}`;

/** How many processes or threads a reader may choose. */
export const MAX_COUNT = 16;
