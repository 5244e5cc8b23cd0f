import {useState, type ReactNode} from 'react';
import {attainable, CARDS, ridge, type Card} from '@site/src/features/explorers/RooflineExplorer/model';
import Figure from '../../../shared/ui/Figure';
import {digits} from '../../../shared/ui/Figure/units';
import Fields, {type Kernel} from './Fields';
import KernelTable from './KernelTable';
import Plot from './Plot';

export default function Explorer(): ReactNode {
  const [roofs, setRoofs] = useState<Card>(() => ({...CARDS.at(-1)!}));
  const [kernel, setKernel] = useState<Kernel>({flops: 10, bytes: 8});
  const intensity = kernel.flops / kernel.bytes;
  const reached = attainable(intensity, roofs);
  const isMemoryBound = intensity < ridge(roofs);

  return (
    <Figure
      title="屋顶线"
      fields={<Fields roofs={roofs} kernel={kernel} onRoofs={setRoofs} onKernel={setKernel} />}
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
      <KernelTable roofs={roofs} />
    </Figure>
  );
}
