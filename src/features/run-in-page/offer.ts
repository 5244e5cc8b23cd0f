import type {Kind} from './host/types';

/** What the HTML of an output block says of its program, when that can be run: enough to fetch what runs it and to show the fields. */
export type Offer = ModuleOffer | PythonOffer;

/** A program that was compiled. */
export type ModuleOffer = {
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

/** A program in Python: its text is the page's listing, or a file. */
export type PythonOffer = {
  kind: typeof PYTHON;
  /** Size of the interpreter. */
  bytes: number;
  /** The file with the whole program, where the page shows parts of it, and its SHA-256 in base64. */
  file?: string;
  hash?: string;
  /** The session of which its block is one, by its number on the page. */
  session?: number;
};

/** Why a program cannot be run in the page, and the command that runs it at home. */
export type Refusal = {why: string; command: string};

/** The kind of most programs: their buttons do not say it. */
export const PLAIN: Kind = 'cpp';
export const PYTHON = 'python';

/** The attribute by which an output block in Markdown tells its component: an `Offer` or a `Refusal` as JSON. */
export const RUN = 'run';
/** The attribute by which a block of a Python session tells which it is: a number. */
export const SESSION = 'session';

/** Folder of the modules below the site's base path. */
export const FOLDER = 'run';
export const EXTENSION = '.wasm.gz';
const PYTHON_EXTENSION = '.py';

/** What a button's `data-run` fetches, as a path below the base path: nothing for Python that is the page's listing. */
export function programFile(run: string): string | undefined {
  return run === PYTHON ? undefined : run.endsWith(PYTHON_EXTENSION) ? `${FOLDER}/${run}` : moduleFile(run);
}

/** Path of a module's file below the base path. */
export const moduleFile = (module: string): string => `${FOLDER}/${module}${EXTENSION}`;

/** How many processes or threads a reader may choose. */
export const MAX_COUNT = 16;

/** How the names of the interpreter's files begin, in `FOLDER`. */
export const INTERPRETER = 'pyodide';

/** A file of the interpreter, and its SHA-256 in base64. */
export type PythonFile = {file: string; hash: string};

/** The interpreter as it lies in `FOLDER`. */
export type PythonFiles = {
  /** Of Pyodide. */
  version: string;
  /** Scripts that the worker loads, in order. */
  scripts: PythonFile[];
  /** Compressed by gzip, and fetched by the page. */
  wasm: PythonFile;
  library: PythonFile;
  /** All of it, compressed: what a reader downloads once. */
  bytes: number;
};
