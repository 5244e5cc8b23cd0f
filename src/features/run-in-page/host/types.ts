/** How a program is built and run: plain C or C++, with OpenMP's threads, with MPI's processes, or CUDA through the simulator of its threads. */
export type Kind = 'cpp' | 'openmp' | 'mpi' | 'cuda';

/** The order in which the simulator lets CUDA's warps, blocks and streams go on. */
export type Order = 'forward' | 'reverse' | 'random';

/** A program that has a module. */
export type Runnable = {
  /** The file in `modules/`: a gzipped WebAssembly module, named by its content. */
  module: string;
  /** Size of that file: what a reader downloads. */
  bytes: number;
  /** SHA-256 of that file, in hexadecimal. */
  digest: string;
  kind: Kind;
  /** The arguments with which the page's output was printed. */
  args: string[];
  /** Whether the program reads its arguments, so that a field for them makes sense. */
  takesArguments: boolean;
  /** MPI: as many processes as the page's output was printed with. */
  processes?: number;
  /** OpenMP: as many threads as the page's output was printed with. */
  threads?: number;
  /** Digest of the program's text, headers and options (see record.ts): another one means that the module is of an older program. */
  source: string;
  /** Digest of what the module was built with: our runtimes, the simulator, the options of the build. */
  built: string;
};

/** A program that is left out, and why: one sentence for the reader. */
export type NotRunnable = {why: string};

/** `modules.json`: from a program's id (see programId.ts) to its module, or to the reason why it has none. */
export type ModuleRecord = Record<string, Runnable | NotRunnable>;

export type RunOptions = {
  kind: Kind;
  args: string[];
  /** MPI: the number of processes, 1 to 64. 4 when left out. */
  processes?: number;
  /** OpenMP: the number of threads, 1 to 64. 4 when left out. */
  threads?: number;
  /** CUDA. Forward when left out. */
  order?: Order;
  /** CUDA in random order: what the order is drawn from. As the checker draws it when left out. */
  seed?: number;
};

export type RunEvents = {
  /** Told of what the program prints on either stream, in order, in pieces that are whole characters. */
  onText: (text: string) => void;
};

export type RunResult = {
  /** What the program returned or passed to `exit`; 134 when it was ended by a fault or a limit. */
  exit: number;
  /** What ended it, and what was found while it ran: lines for the reader, empty when all was well. */
  findings: string[];
};
