import type {ReactNode} from 'react';
import {imbalance, localMost, matrixSize, seconds, volume} from '@site/src/features/explorers/HplCalculator/model';
import {rateText, timeText} from './describe';
import type {useHpl} from './useHpl';

/** The size of the matrix, its distribution and the expected time, in words. */
export default function Reading({input: {nodes, nb, peak, efficiency}, processes, grids, grid, n}: ReturnType<typeof useHpl>): ReactNode {
  const rate = nodes * peak * efficiency;
  const least = Math.min(...grids.map(volume));
  return (
    <>
      N = <strong>{n}</strong>，矩阵 {matrixSize(n).toFixed(1)} GiB，{grid.p}×{grid.q} 共 {processes} 个进程，最满的一个存{' '}
      {localMost(n, nb, grid.p)}×{localMost(n, nb, grid.q)}，比平均多 {((imbalance(n, nb, grid) - 1) * 100).toFixed(1)}%。按{' '}
      {rateText(rate)} 要算 <strong>{timeText(seconds(n, rate))}</strong>；每个进程的通信量是这几种网格里最少者的{' '}
      <strong>{(volume(grid) / least).toFixed(2)}</strong> 倍。
    </>
  );
}
