import {useState, type ReactNode} from 'react';
import {
  cachePerToken,
  cacheSize,
  CARDS,
  decodeStep,
  greatestBatch,
  weightSize,
  type Serving,
} from '@site/src/features/explorers/transformer-cost/inference';
import {MODELS, type ModelName} from '@site/src/features/explorers/transformer-cost/model';
import CostBars from '../CostBars';
import {bytes, digits, grouped, percent} from '../../../shared/ui/Figure/units';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Slider from '../../../shared/ui/Figure/Slider';
import RateCurve from './RateCurve';

const PRESETS: readonly (readonly [ModelName, string])[] = (['Llama 2 7B', 'Llama 3 8B', 'Llama 3 70B'] as const).map((name) => [
  name,
  name,
]);
const CARD_NAMES = CARDS.map(({name}) => [name, name] as const);
const WEIGHTS = [
  [2, '16 位'],
  [1, '8 位'],
  [0.5, '4 位'],
] as const;
const CACHE = [
  [2, '16 位'],
  [1, '8 位'],
] as const;

function Reading({serving, step, most}: {serving: Serving; step: ReturnType<typeof decodeStep>; most: number}): ReactNode {
  const {batch} = serving;
  return (
    <>
      每个 token 的缓存 {grouped(cachePerToken(serving.model, serving.cacheBytes) / 1024)} KiB，{batch} 条共{' '}
      <strong>{bytes(cacheSize(serving))}</strong>；这张卡至多放 <strong>{most}</strong> 条
      {most === 0 ? '（先换小些的权重或大些的卡）' : ''}。{batch > most ? '现在放不下；假如放得下，' : ''}
      解码受限于{step.bound === 'memory' ? '带宽' : '算力'}，合计至多每秒 <strong>{digits(step.rate)}</strong> 个 token，每条每秒{' '}
      <strong>{digits(step.rate / batch)}</strong> 个，用到峰值算力的{' '}
      {percent(step.computeTime / Math.max(step.memoryTime, step.computeTime))}。
    </>
  );
}

export default function Explorer(): ReactNode {
  const [name, setName] = useState<ModelName>('Llama 2 7B');
  const [cardName, setCard] = useState('H100 SXM');
  const [sizes, setSizes] = useState({weightBytes: 2, cacheBytes: 2, batch: 8});
  const [power, setPower] = useState(12);
  const card = CARDS.find((one) => one.name === cardName)!;
  const serving: Serving = {model: MODELS[name], length: 2 ** power, ...sizes};
  const step = decodeStep(serving, card);
  const most = greatestBatch(serving, card);
  const change = (part: Partial<typeof sizes>) => setSizes({...sizes, ...part});

  return (
    <Figure
      title="缓存放多少，解码多快"
      fields={
        <>
          <Choice name="model" label="模型" options={PRESETS} value={name} onChange={setName} />
          <Choice name="card" label="卡" options={CARD_NAMES} value={cardName} onChange={setCard} />
          <Choice
            name="weights"
            label="权重"
            options={WEIGHTS}
            value={sizes.weightBytes}
            onChange={(weightBytes) => change({weightBytes})}
          />
          <Choice name="cache" label="缓存" options={CACHE} value={sizes.cacheBytes} onChange={(cacheBytes) => change({cacheBytes})} />
          <NumberField name="batch" label="批大小 B" min={1} max={4096} value={sizes.batch} onChange={(batch) => change({batch})} />
          <Slider
            name="length"
            label="每条序列已有"
            min={7}
            max={17}
            value={power}
            text={`${grouped(serving.length)} 个 token`}
            onChange={setPower}
          />
        </>
      }
      reading={<Reading serving={serving} step={step} most={most} />}
      caption="上条：权重与缓存占的显存，虚线是这张卡的容量。曲线：批越大，合计速度的上界怎样变；虚线之后放不下，圆点是现在。只计必须搬的字节与必须做的乘加，实际更慢。"
    >
      <CostBars
        title="显存"
        bars={[{label: '占用', text: bytes, limit: card.memory}]}
        parts={[
          {name: '权重', values: [weightSize(serving)]},
          {name: 'KV 缓存', values: [cacheSize(serving)]},
        ]}
      />
      <RateCurve serving={serving} card={card} most={most} />
    </Figure>
  );
}
