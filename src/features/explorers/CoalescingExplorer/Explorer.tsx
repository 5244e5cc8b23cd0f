import {useState, type ReactNode} from 'react';
import {request, SECTOR, sectorCount} from '@site/src/features/explorers/CoalescingExplorer/model';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import Slider from '../../../shared/ui/Figure/Slider';
import Bytes from './Bytes';
import Line from './Line';
import styles from './styles.module.css';

const TYPES = [
  [1, 'char'],
  [2, 'short'],
  [4, 'float'],
  [8, 'double'],
  [16, 'float4'],
] as const;

/** Enough to see the pattern. */
const MAX_SHOWN = 8;

/** The formula of note 4.5 with its numbers. */
function formula(step: number, start: number): string {
  if (step === 0) {
    return '32 道同一地址，只碰 1 个扇区';
  }
  if (step >= SECTOR) {
    return `相邻两道差 d = ${step} ≥ 32 字节，一道一个扇区`;
  }
  const r = start % SECTOR;
  return `d = ${step}，r = ${r} ${r < step ? '<' : '≥'} d，扇区数是 ${r < step ? 'd' : 'd + 1'} = ${sectorCount({step, start})}`;
}

export default function CoalescingFigure(): ReactNode {
  const [size, setSize] = useState<number>(4);
  const [stride, setStride] = useState(1);
  const [offset, setOffset] = useState(1);
  const access = {size, step: size * stride, start: size * offset};
  const {sectors, lines, wanted, moved} = request(access);

  return (
    <Figure
      title="合并访问：一束碰到几个扇区"
      fields={
        <>
          <Choice name="type" label="元素类型" options={TYPES} value={size} onChange={setSize} />
          <Slider name="stride" label="步长" min={0} max={33} value={stride} text={`${stride} 个元素`} onChange={setStride} />
          <Slider name="offset" label="偏移" min={0} max={33} value={offset} text={`${offset} 个元素`} onChange={setOffset} />
        </>
      }
      reading={
        <>
          碰到 <strong>{sectors.length}</strong> 个扇区、{lines.length} 行：要 {wanted} 字节，搬 {moved} 字节，效率{' '}
          <strong>{((100 * wanted) / moved).toFixed(1)}%</strong>。{formula(access.step, access.start)}。
        </>
      }
      caption="每格是一个 32 字节的扇区，四格一行是 128 字节的缓存行；实框的扇区要搬，虚框的不搬。格里涂色的是要的字节，深浅交替表示相邻的道，下面是道号，左边是行首的地址。"
    >
      <p className={styles.code}>
        a[{stride === 1 ? 'i' : `i * ${stride}`}
        {offset > 0 && ` + ${offset}`}]
      </p>
      <ol className={styles.lines}>
        {lines.slice(0, MAX_SHOWN).map((line) => (
          <Line key={line} number={line} sectors={sectors} />
        ))}
      </ol>
      {lines.length > MAX_SHOWN && <p className={styles.more}>还有 {lines.length - MAX_SHOWN} 行没有画出。</p>}
      <Bytes wanted={wanted} moved={moved} />
    </Figure>
  );
}
