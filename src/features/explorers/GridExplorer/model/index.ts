/** `dim3` and the built-in index variables: CUDA Programming Guide, “Thread Hierarchy”. */
export interface Triple {
  x: number;
  y: number;
  z: number;
}

export const AXES = ['x', 'y', 'z'] as const;

/** Threads of a warp, on every compute capability so far. */
export const WARP_SIZE = 32;

const onEachAxis = (of: (axis: keyof Triple) => number): Triple => ({x: of('x'), y: of('y'), z: of('z')});

export const count = ({x, y, z}: Triple): number => x * y * z;

/** The number of a thread in its block, or of a block in its grid: x runs fastest, z slowest. */
export function linearId(index: Triple, size: Triple): number {
  return (index.z * size.y + index.y) * size.x + index.x;
}

/** The inverse of `linearId`. */
export function indexOf(id: number, size: Triple): Triple {
  return {x: id % size.x, y: Math.floor(id / size.x) % size.y, z: Math.floor(id / (size.x * size.y))};
}

/** A thread's global index on each axis: blockIdx × blockDim + threadIdx. */
export function globalIndex(block: Triple, blockDim: Triple, thread: Triple): Triple {
  return onEachAxis((axis) => block[axis] * blockDim[axis] + thread[axis]);
}

/** The number of threads of a launch on each axis. */
export function launchSize(gridDim: Triple, blockDim: Triple): Triple {
  return onEachAxis((axis) => gridDim[axis] * blockDim[axis]);
}

/** Whether a thread passes the bounds check: its index is within the data on every axis. */
export function isInside(index: Triple, extent: Triple): boolean {
  return AXES.every((axis) => index[axis] < extent[axis]);
}

/** How many threads of a launch fail the bounds check. */
export function idleThreads(launch: Triple, extent: Triple): number {
  return count(launch) - count(onEachAxis((axis) => Math.min(launch[axis], extent[axis])));
}

/** The elements that a thread visits in `for (i = first; i < n; i += stride)`. */
export function gridStrideVisits(first: number, stride: number, n: number): number[] {
  return Array.from({length: Math.max(0, Math.ceil((n - first) / stride))}, (_, turn) => first + turn * stride);
}
