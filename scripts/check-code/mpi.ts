import {firstMeta} from './meta';
import type {Program} from './types';

const DEFAULT_PROCESSES = 4;

/** Whether the text is that of an MPI program. */
export const usesMpi = (text: string): boolean => /^\s*#\s*include\s*[<"]mpi\.h[>"]/m.test(text);

/** The C++ bindings that Open MPI 4 still has do not compile without warnings; MPI 3 removed them. */
export const MPI_FLAGS = ['-DOMPI_SKIP_MPICXX'];

/** How MPI starts a program, on this machine alone: as many processes as the fence says (`np="4"`), on however many cores there are. */
export function mpirun(program: Program): string[] {
  const processes = firstMeta(program, 'np') ?? String(DEFAULT_PROCESSES);
  return [
    'mpirun',
    '--allow-run-as-root',
    '--oversubscribe',
    '--mca',
    'btl',
    'self,vader',
    '--mca',
    'oob_tcp_if_include',
    'lo',
    '-np',
    processes,
  ];
}

/** The sanitizers find leaks in Open MPI itself; those are left out. */
export const MPI_SANITIZED = {ASAN_OPTIONS: 'detect_leaks=0'};
