import path from 'node:path';
import {isPython} from '../programId';

export type Written = {lang: string; meta: Record<string, string>};

/** As the checker compiles them (scripts/check-code/cpp.ts). */
const C = {compiler: 'gcc', mpi: 'mpicc', standard: '-std=c17', extension: '.c'};
const CPP = {compiler: 'g++', mpi: 'mpicxx', standard: '-std=c++17', extension: '.cpp'};
const DEFAULT_PROCESSES = '4';
const INCLUDES_MPI = /^\s*#\s*include\s*[<"]mpi\.h[>"]/m;
const IMPORTS_MPI = /^\s*(?:import|from) mpi4py\b/m;

/**
 * The command that runs a program as the checker does, compiled before where it has to be.
 * @param fences its blocks: an option stands on any one of them
 * @param text the whole program
 */
export function homeCommand(fences: Written[], text: string): string {
  const metaOf = (name: string) => fences.find(({meta}) => meta[name] !== undefined)?.meta[name];
  const {lang, meta} = fences[0]!;
  const args = metaOf('args') ?? '';
  if (isPython({lang})) {
    const start = IMPORTS_MPI.test(text) ? `mpirun -np ${metaOf('np') ?? DEFAULT_PROCESSES} python3` : 'python3';
    return words(start, fileOf(meta, '.py'), args);
  }
  if (lang === 'cuda') {
    return words('nvcc -O2 -o a.out', fileOf(meta, '.cu'), metaOf('flags'), '&& ./a.out', args);
  }
  const {compiler, mpi, standard, extension} = lang === 'c' ? C : CPP;
  const isMpi = INCLUDES_MPI.test(text);
  const start = isMpi ? `&& mpirun -np ${metaOf('np') ?? DEFAULT_PROCESSES} ./a.out` : '&& ./a.out';
  return words(isMpi ? mpi : compiler, standard, '-O2 -o a.out', fileOf(meta, extension), metaOf('flags'), start, args);
}

const fileOf = ({file, title}: Record<string, string>, extension: string): string =>
  file ? path.basename(file) : title?.endsWith(extension) ? title : `a${extension}`;

const words = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
