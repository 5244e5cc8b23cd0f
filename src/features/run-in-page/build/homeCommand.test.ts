import {expect, it} from 'vitest';
import {homeCommand, type Written} from './homeCommand';

const MPI = '#include <mpi.h>\nint main() {}';

it.each<[Written[], string, string]>([
  [[{lang: 'cpp', meta: {file: './_页/walk.cpp', args: '64 3'}}], '', 'g++ -std=c++17 -O2 -o a.out walk.cpp && ./a.out 64 3'],
  [
    [
      {lang: 'cpp', meta: {file: './_页/a.cpp', region: 'x'}},
      {lang: 'cpp', meta: {file: './_页/a.cpp', flags: '-fopenmp'}},
    ],
    '',
    'g++ -std=c++17 -O2 -o a.out a.cpp -fopenmp && ./a.out',
  ],
  [[{lang: 'c', meta: {}}], 'int main(void) {}', 'gcc -std=c17 -O2 -o a.out a.c && ./a.out'],
  [[{lang: 'cpp', meta: {title: 'ring.cpp', np: '3'}}], MPI, 'mpicxx -std=c++17 -O2 -o a.out ring.cpp && mpirun -np 3 ./a.out'],
  [[{lang: 'c', meta: {}}], MPI, 'mpicc -std=c17 -O2 -o a.out a.c && mpirun -np 4 ./a.out'],
  [[{lang: 'cuda', meta: {title: 'a.cu'}}], '', 'nvcc -O2 -o a.out a.cu && ./a.out'],
  [[{lang: 'python', meta: {title: 'avg.py'}}], 'import numpy', 'python3 avg.py'],
  [[{lang: 'py', meta: {file: './_页/sum.py', np: '3'}}], 'from mpi4py import MPI', 'mpirun -np 3 python3 sum.py'],
])('%j', (fences, text, command) => {
  expect(homeCommand(fences, text)).toBe(command);
});
