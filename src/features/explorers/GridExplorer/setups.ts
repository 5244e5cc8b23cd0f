import type {Triple} from '@site/src/features/explorers/GridExplorer/model';

export type Dimensions = 1 | 2 | 3;

/** A launch, the size of its data, and the chosen thread. */
export interface Setup {
  grid: Triple;
  block: Triple;
  extent: Triple;
  at: Triple;
}

/** Initial setups by number of dimensions; the last blocks extend beyond the data. */
export const SETUPS: Record<Dimensions, Setup> = {
  1: {grid: {x: 4, y: 1, z: 1}, block: {x: 8, y: 1, z: 1}, extent: {x: 29, y: 1, z: 1}, at: {x: 21, y: 0, z: 0}},
  2: {grid: {x: 3, y: 2, z: 1}, block: {x: 4, y: 4, z: 1}, extent: {x: 10, y: 7, z: 1}, at: {x: 5, y: 6, z: 0}},
  3: {grid: {x: 2, y: 2, z: 2}, block: {x: 4, y: 2, z: 2}, extent: {x: 7, y: 4, z: 3}, at: {x: 5, y: 2, z: 1}},
};

export type Size = 'grid' | 'block' | 'extent';

/** Labels of the size fields by axis. */
export const LABELS: Record<Dimensions, Record<Size, readonly string[]>> = {
  1: {grid: ['gridDim.x'], block: ['blockDim.x'], extent: ['n']},
  2: {grid: ['gridDim.x', 'gridDim.y'], block: ['blockDim.x', 'blockDim.y'], extent: ['列数', '行数']},
  3: {
    grid: ['gridDim.x', 'gridDim.y', 'gridDim.z'],
    block: ['blockDim.x', 'blockDim.y', 'blockDim.z'],
    extent: ['nx', 'ny', 'nz'],
  },
};

/** The largest sizes that can be drawn. */
export const MOST: Record<Dimensions, Record<Size, number>> = {
  1: {grid: 8, block: 64, extent: 256},
  2: {grid: 4, block: 8, extent: 32},
  3: {grid: 2, block: 4, extent: 8},
};
