import {useState, type ReactNode} from 'react';
import {ORDERS, type Order} from '@site/src/features/players/algorithms/sorting/inputs';
import {namesOf, SORT_NAMES, type SortName, type Sorts} from '@site/src/features/players/algorithms/sorting/sorts';
import Checks from '../../../shared/ui/Figure/Checks';
import Choice from '../../../shared/ui/Figure/Choice';
import Figure from '../../../shared/ui/Figure';
import Plot from './Plot';
import Ratios from './Ratios';
import {FIRST_MAX_SIZE, MAX_SIZE, seriesOf} from '@site/src/features/players/algorithms/sorting/growth';
import {useCounts} from './useCounts';

/** Props from the page's Markdown, validated by src/features/players/build/sorting.ts. */
export interface GrowthProps {
  /** Names of sorts, separated by spaces. */
  names: string;
  order: Order;
}

const SIZES = [FIRST_MAX_SIZE, 512, 2048, MAX_SIZE].map((n) => [n, String(n)] as const);
const SCALES = [
  ['log', '对数'],
  ['linear', '线性'],
] as const;

/** Measured comparisons of sorts, beside the curves n²/2 and n·log₂n. */
export default function Explorer({names: first, order: given, sorts}: GrowthProps & {sorts: Sorts}): ReactNode {
  const [names, setNames] = useState(() => namesOf(first) as SortName[]);
  const [order, setOrder] = useState(given);
  const [most, setMost] = useState(FIRST_MAX_SIZE);
  const [scale, setScale] = useState<'log' | 'linear'>('log');
  const {counts, busyAt} = useCounts(sorts, {names, order, most});
  const all = names.map((name) => seriesOf(name, sorts[name], counts, {order, most}));
  const ends = all.map(({title, points}) => ({title, ...points.at(-1)!}));
  const n = Math.min(...ends.map((end) => end.n));
  const atN = all
    .map(({title, points}) => ({title, count: points.find((point) => point.n === n)!.count}))
    .sort((a, b) => a.count - b.count);

  return (
    <Figure
      title="比较次数的增长"
      fields={
        <>
          <Choice name="order" label="输入" options={Object.entries(ORDERS) as [Order, string][]} value={order} onChange={setOrder} />
          <Choice name="most" label="n 数到" options={SIZES} value={most} onChange={setMost} />
          <Choice name="scale" label="坐标" options={SCALES} value={scale} onChange={setScale} />
          <Checks
            label="排序"
            options={SORT_NAMES.map((name) => [name, sorts[name].title.replace('排序', '').trim()])}
            values={names}
            onChange={setNames}
          />
        </>
      }
      reading={
        busyAt ? (
          `正在数 n = ${busyAt} 的……`
        ) : (
          <>
            {ORDERS[order]}的输入，n = {n}：{atN.map(({title, count}) => `${title} ${count} 次`).join('，')}。
          </>
        )
      }
      caption="每一点都是把那个算法真的跑一遍数出来的，输入由固定的种子产生，n 每次翻倍；细虚线是两条公式。按前面的涨法估计要超过三百万次比较的，不再往下数。"
    >
      <Plot series={all} most={most} scale={scale} />
      <Ratios ends={ends} />
    </Figure>
  );
}
