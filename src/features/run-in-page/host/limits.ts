/** What a run may use at most. Time is the caller's to limit: it ends the worker. */
export const MAX_OUTPUT = 200_000;
/** Bytes of memory of one process; the module is linked with it (--max-memory). */
export const MAX_MEMORY = 256 * 2 ** 20;
/** As much a CUDA program may have: the simulator gives each thread that waits a stack, most of which is never touched. */
export const MAX_CUDA_MEMORY = 1536 * 2 ** 20;
/** Processes of MPI and threads of OpenMP. */
export const MAX_AT_ONCE = 64;
export const DEFAULT_AT_ONCE = 4;
/** The exit code of a program that a fault or a limit ended: as a shell tells of one that aborted. */
export const ENDED = 134;
