import {
  AXES,
  count,
  gridStrideVisits,
  idleThreads,
  isInside,
  launchSize,
  linearId,
  WARP_SIZE,
  type Triple,
} from '@site/src/features/explorers/GridExplorer/model';
import type {Dimensions, Setup} from './setups';

/** A thread of a launch. */
export interface Chosen {
  block: Triple;
  thread: Triple;
  at: Triple;
}

/** The notes' names of the indices. */
const NAMES: Record<Dimensions, readonly string[]> = {1: ['i'], 2: ['col', 'row'], 3: ['x', 'y', 'z']};

/** An element's row-major offset. */
const LINEAR: Record<Dimensions, (extent: Triple) => string> = {
  1: () => 'i',
  2: ({x}) => `row * ${x} + col`,
  3: ({x, y}) => `(z * ${y} + y) * ${x} + x`,
};

const axesOf = (dimensions: Dimensions) => AXES.slice(0, dimensions);
const tuple = (dimensions: Dimensions, of: Triple) =>
  axesOf(dimensions)
    .map((axis) => of[axis])
    .join(', ');

/** The index formula on each axis, with the numbers of the chosen thread. */
export function formulas(dimensions: Dimensions, {grid, block, extent}: Setup, chosen: Chosen, stride: boolean): string[] {
  const lines = axesOf(dimensions).map((axis, i) => {
    const numbers = `${chosen.block[axis]} * ${block[axis]} + ${chosen.thread[axis]} = ${chosen.at[axis]}`;
    return `${NAMES[dimensions][i]} = blockIdx.${axis} * blockDim.${axis} + threadIdx.${axis} = ${numbers}`;
  });
  if (dimensions > 1) {
    return isInside(chosen.at, extent) ? [...lines, `${LINEAR[dimensions](extent)} = ${linearId(chosen.at, extent)}`] : lines;
  }
  return stride ? [...lines, `stride = gridDim.x * blockDim.x = ${grid.x} * ${block.x} = ${grid.x * block.x}`] : lines;
}

/** A thread's number in its block, and its warp. */
function place(dimensions: Dimensions, {block}: Setup, chosen: Chosen): string {
  const id = linearId(chosen.thread, block);
  return `块 (${tuple(dimensions, chosen.block)}) 的线程 (${tuple(dimensions, chosen.thread)})：块内编号 ${id}，第 ${Math.floor(id / WARP_SIZE)} 束第 ${id % WARP_SIZE} 道`;
}

function guarded(dimensions: Dimensions, {grid, block, extent}: Setup, {at}: Chosen): string {
  const launch = launchSize(grid, block);
  const idle = idleThreads(launch, extent);
  const missed = count(extent) - (count(launch) - idle);
  const works = isInside(at, extent) ? `管第 ${linearId(at, extent)} 个元素` : '越界，不干活';
  return `${works}。${count(launch)} 个线程里 ${idle} 个空闲${missed > 0 ? `，还有 ${missed} 个元素没有线程管` : ''}。`;
}

function strided({grid, block, extent}: Setup, {at}: Chosen): string {
  const launch = count(launchSize(grid, block));
  const visits = gridStrideVisits(at.x, launch, extent.x);
  const list = visits.length > 6 ? [...visits.slice(0, 5), '…', visits.at(-1)].join('、') : visits.join('、');
  return `${visits.length > 0 ? `依次管第 ${list} 个元素` : '没有元素可管'}。${launch} 个线程合起来每个元素恰好管一次。`;
}

/** Describes the launch and the chosen thread. */
export function sentenceOf(dimensions: Dimensions, setup: Setup, chosen: Chosen, stride: boolean): string {
  return `${place(dimensions, setup, chosen)}，${stride ? strided(setup, chosen) : guarded(dimensions, setup, chosen)}`;
}
