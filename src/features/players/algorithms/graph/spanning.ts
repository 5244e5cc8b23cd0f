import type {Case} from '../types';
import type {Sketch} from './places';

/** The cases of both minimum spanning tree algorithms. */
export const SPANNING_CASES: readonly (Case & {sketch: Sketch})[] = [
  {
    label: '例子',
    input: 'A-B 4, A-E 3, B-C 6, B-D 8, B-E 5, C-D 2, C-E 7, C-G 9, D-F 10, D-G 11, E-G 12, F-G 1',
    sketch: ['..B...D..', 'A...C...F', '..E...G..'],
  },
  {label: '权都相等', input: 'A-B 1, A-C 1, A-D 1, B-C 1, B-D 1, C-D 1', sketch: ['...A...', '...B...', 'C.....D']},
  {label: '不连通', input: 'A-B 2, B-C 3, A-C 4, D-E 1, E-F 5, D-F 2', sketch: ['A...D..', '..C...F', 'B...E..']},
];
