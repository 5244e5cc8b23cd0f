/** What a run of HPL is to fill: memory in GiB (2³⁰ bytes), the share of it for the matrix, processes on each node. */
export interface Cluster {
  nodes: number;
  memory: number;
  fraction: number;
  ranks: number;
}

/** A process grid: rows and columns. */
export interface Grid {
  p: number;
  q: number;
}

const GIB = 2 ** 30;
const DOUBLE_BYTES = 8;

/**
 * Floating-point operations as HPL counts them, independent of the algorithm: 2/3 N³ − 1/2 N² for the factorization and 2 N² for
 * the solve. Source: HPL, testing/ptest/HPL_pdtest.c.
 */
export const flops = (n: number): number => (2 / 3) * n ** 3 + (3 / 2) * n ** 2;

/** The largest order whose matrix of doubles fits in that memory, down to a multiple of the block size; 0 when not even one block fits. */
export function orderFor({nodes, memory, fraction}: Omit<Cluster, 'ranks'>, nb: number): number {
  const most = Math.floor(Math.sqrt((nodes * memory * GIB * fraction) / DOUBLE_BYTES));
  return Math.floor(most / nb) * nb;
}

/** GiB of a square matrix of doubles. */
export const matrixSize = (n: number): number => (n * n * DOUBLE_BYTES) / GIB;

/** All grids of this many processes with no more rows than columns, the flattest first. */
export function gridsOf(processes: number): Grid[] {
  const rows = Array.from({length: Math.floor(Math.sqrt(processes))}, (_, i) => i + 1);
  return rows.filter((p) => processes % p === 0).map((p) => ({p, q: processes / p}));
}

/**
 * Doubles sent by each process, in units of N²: (3P + Q) / 2PQ, the term of β in HPL's own model of its time.
 * Source: A. Petitet et al., "HPL Scalability Analysis", www.netlib.org/benchmark/hpl/scalability.html.
 */
export const volume = ({p, q}: Grid): number => (3 * p + q) / (2 * p * q);

/** Rows (or columns) of `n` that the first of `processes` holds in a block-cyclic distribution with blocks of `nb`: the largest share. Source: ScaLAPACK, NUMROC. */
export function localMost(n: number, nb: number, processes: number): number {
  const blocks = Math.floor(n / nb);
  const extra = blocks % processes;
  const own = Math.floor(blocks / processes) * nb;
  return own + (extra > 0 ? nb : n % nb);
}

/** Load imbalance: the largest share of a process over the mean. */
export const imbalance = (n: number, nb: number, {p, q}: Grid): number => (localMost(n, nb, p) * localMost(n, nb, q) * p * q) / (n * n);

/** Seconds at this rate (GFLOP/s). */
export const seconds = (n: number, rate: number): number => flops(n) / (rate * 1e9);

/** The input file of HPL 2.x: one order, one block size, one grid; the other lines as HPL's TUNING recommends to start. */
export function inputFile(n: number, nb: number, {p, q}: Grid): string {
  const line = (value: string | number, comment: string) => `${String(value).padEnd(13)}${comment}`;
  return [
    'HPLinpack benchmark input file',
    `N=${n} NB=${nb} P=${p} Q=${q}`,
    line('HPL.out', 'output file name (if any)'),
    line(6, 'device out (6=stdout,7=stderr,file)'),
    line(1, '# of problems sizes (N)'),
    line(n, 'Ns'),
    line(1, '# of NBs'),
    line(nb, 'NBs'),
    line(0, 'PMAP process mapping (0=Row-,1=Column-major)'),
    line(1, '# of process grids (P x Q)'),
    line(p, 'Ps'),
    line(q, 'Qs'),
    line('16.0', 'threshold'),
    line(1, '# of panel fact'),
    line(1, 'PFACTs (0=left, 1=Crout, 2=Right)'),
    line(1, '# of recursive stopping criterium'),
    line(4, 'NBMINs (>= 1)'),
    line(1, '# of panels in recursion'),
    line(2, 'NDIVs'),
    line(1, '# of recursive panel fact.'),
    line(2, 'RFACTs (0=left, 1=Crout, 2=Right)'),
    line(1, '# of broadcast'),
    line(1, 'BCASTs (0=1rg,1=1rM,2=2rg,3=2rM,4=Lng,5=LnM)'),
    line(1, '# of lookahead depth'),
    line(1, 'DEPTHs (>=0)'),
    line(2, 'SWAP (0=bin-exch,1=long,2=mix)'),
    line(64, 'swapping threshold'),
    line(0, 'L1 in (0=transposed,1=no-transposed) form'),
    line(0, 'U  in (0=transposed,1=no-transposed) form'),
    line(1, 'Equilibration (0=no,1=yes)'),
    line(8, 'memory alignment in double (> 0)'),
    '',
  ].join('\n');
}
