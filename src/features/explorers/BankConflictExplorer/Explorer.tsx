import {useState, type ReactNode} from 'react';
import {
  LANES,
  paddedColumn,
  phasesOf,
  slowdown,
  strided,
  swizzledColumn,
  type Width,
} from '@site/src/features/explorers/BankConflictExplorer/model';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import Slider from '../../../shared/ui/Figure/Slider';
import Banks from './Banks';

type Pattern = 'stride' | 'padding' | 'swizzle';

const PATTERNS = [
  ['stride', '按步长读'],
  ['padding', '读方块的一列，行尾填充'],
  ['swizzle', '读方块的一列，异或换位'],
] as const;
const WIDTHS = [
  [4, '4 B'],
  [8, '8 B'],
  [16, '16 B'],
] as const;
/** Limits the drawing to 33 rows of words. */
const MAX_STRIDE: Record<Width, number> = {4: 33, 8: 16, 16: 8};

const FORMULAS: Record<Pattern, (size: number) => string> = {
  stride: (stride) => `线程 l 读第 ${stride}·l 个元素`,
  padding: (padding) => `线程 l 读 tile[l][c]，每行 ${LANES + padding} 个元素`,
  swizzle: () => '线程 l 读 tile[l][c ^ l]，每行 32 个元素',
};

export default function Explorer(): ReactNode {
  const [pattern, setPattern] = useState<Pattern>('padding');
  const [width, setWidth] = useState<Width>(4);
  const [stride, setStride] = useState(2);
  const [padding, setPadding] = useState(0);
  const [column, setColumn] = useState(5);
  const usedWidth = pattern === 'stride' ? width : 4;
  const usedStride = Math.min(stride, MAX_STRIDE[usedWidth]);
  const addresses = {
    stride: () => strided(usedStride, usedWidth),
    padding: () => paddedColumn(column, padding),
    swizzle: () => swizzledColumn(column),
  }[pattern]();
  const phases = phasesOf(addresses, usedWidth);
  const times = slowdown(phases);
  const worst = Math.max(...phases.map(({degree}) => degree));

  return (
    <Figure
      title="存储体冲突"
      fields={
        <>
          <Choice name="pattern" label="访问方式" options={PATTERNS} value={pattern} onChange={setPattern} />
          {pattern === 'stride' ? (
            <>
              <Choice name="width" label="元素大小" options={WIDTHS} value={width} onChange={setWidth} />
              <Slider name="stride" label="步长（元素）" min={0} max={MAX_STRIDE[width]} value={usedStride} onChange={setStride} />
            </>
          ) : (
            <Slider name="column" label="列 c" min={0} max={LANES - 1} value={column} onChange={setColumn} />
          )}
          {pattern === 'padding' && (
            <Slider name="padding" label="行尾填充（元素）" min={0} max={4} value={padding} onChange={setPadding} />
          )}
        </>
      }
      reading={
        <>
          {FORMULAS[pattern](pattern === 'stride' ? usedStride : padding)}。
          {phases.length > 1 && `分 ${phases.length} 批，每批 ${LANES / phases.length} 个线程；`}
          {worst === 1 ? '没有冲突，' : `最挤的存储体要交出 ${worst} 个不同的字，`}
          耗时是最好情形的 <strong>{times}</strong> 倍。
        </>
      }
      caption="共享内存按它真实的样子画：一列是一个存储体，一行 32 个字（128 B）。圆点是只此一家的字，叉是同一批里与别的字挤在同一个存储体里的字。"
    >
      <Banks addresses={addresses} width={usedWidth} phases={phases} />
    </Figure>
  );
}
