import type {ReactNode} from 'react';
import {attainable, KERNELS, type Card} from '@site/src/features/explorers/RooflineExplorer/model';
import {digits, letterOf} from '../../../shared/ui/Figure/units';
import styles from './styles.module.css';

/** The course's kernels, and what each can reach below these roofs. */
export default function KernelTable({roofs}: {roofs: Card}): ReactNode {
  return (
    <table className={`data-table ${styles.kernels}`}>
      <thead>
        <tr>
          <th colSpan={2}>核函数</th>
          <th>算术强度</th>
          <th>至多 GFLOP/s</th>
        </tr>
      </thead>
      <tbody>
        {KERNELS.map((one, i) => (
          <tr key={one.name}>
            <td>{letterOf(i)}</td>
            <td>{one.name}</td>
            <td>{digits(one.intensity)}</td>
            <td>{digits(attainable(one.intensity, roofs))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
