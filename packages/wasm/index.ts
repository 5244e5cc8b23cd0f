import path from 'node:path';

/** The folder of OpenMP's header and runtime. */
export const OPENMP = path.join(__dirname, 'openmp');
/** The folder of MPI's header and runtime. */
export const MPI = path.join(__dirname, 'mpi');
/** The folder of libstdc++'s random numbers for libc++. */
export const RANDOM = path.join(__dirname, 'random');
/** The folder of what throws and catches exceptions. */
export const EXCEPTIONS = path.join(__dirname, 'exceptions');

const LINKED = path.join(__dirname, 'linked');
/** Of others' work, what Debian's packages put into every module: a folder each, with a license, like a package's of npm. */
export const LINKED_PACKAGES = ['llvm', 'wasi-libc'].map((name) => path.join(LINKED, name));
