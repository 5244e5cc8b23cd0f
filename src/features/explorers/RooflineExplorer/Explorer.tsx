import {useState, type ReactNode} from 'react';
import {attainable, CARDS, KERNELS, ridge} from '@site/src/features/explorers/RooflineExplorer/model';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import {digits, letterOf} from '../../../shared/ui/Figure/units';
import Plot from './Plot';
import styles from './styles.module.css';

const OPTIONS = CARDS.map(({name}) => [name, name] as const);
const LIMITS = {peak: {min: 10, max: 200_000}, bandwidth: {min: 10, max: 20_000}, count: {min: 1, max: 1_000_000}};

export default function Explorer(): ReactNode {
  const [roofs, setRoofs] = useState(() => ({...CARDS.at(-1)!}));
  const [kernel, setKernel] = useState({flops: 10, bytes: 8});
  const intensity = kernel.flops / kernel.bytes;
  const reached = attainable(intensity, roofs);
  const isMemoryBound = intensity < ridge(roofs);
  const choose = (name: string) => setRoofs({...CARDS.find((card) => card.name === name)!});

  return (
    <Figure
      title="屋顶线"
      fields={
        <>
          <Choice name="card" label="卡（单精度，不用张量核心）" options={OPTIONS} value={roofs.name} onChange={choose} />
          <NumberField
            name="peak"
            label="峰值 GFLOP/s"
            {...LIMITS.peak}
            value={roofs.peak}
            onChange={(peak) => setRoofs({...roofs, name: '', peak})}
          />
          <NumberField
            name="bandwidth"
            label="带宽 GB/s"
            {...LIMITS.bandwidth}
            value={roofs.bandwidth}
            onChange={(bandwidth) => setRoofs({...roofs, name: '', bandwidth})}
          />
          <NumberField
            name="flops"
            label="每元素运算"
            {...LIMITS.count}
            value={kernel.flops}
            onChange={(flops) => setKernel({...kernel, flops})}
          />
          <NumberField
            name="bytes"
            label="每元素字节"
            {...LIMITS.count}
            value={kernel.bytes}
            onChange={(bytes) => setKernel({...kernel, bytes})}
          />
        </>
      }
      reading={
        <>
          脊点在每字节 <strong>{digits(ridge(roofs))}</strong> 次运算。你的核函数算术强度 <strong>{digits(intensity)}</strong>，
          {isMemoryBound ? '受限于带宽' : '受限于算力'}，最多 <strong>{digits(reached)}</strong> GFLOP/s，是峰值的{' '}
          <strong>{digits((reached / roofs.peak) * 100)}%</strong>。
        </>
      }
      caption="横轴是算术强度，纵轴是可达的算力，都按十倍等距。斜线是带宽的屋顶，平线是算力的屋顶；圆点是课程里的核函数（见下表），菱形是你填的那个。字节按每个数据只搬一次算。"
    >
      <Plot roofs={roofs} intensity={intensity} />
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
    </Figure>
  );
}
