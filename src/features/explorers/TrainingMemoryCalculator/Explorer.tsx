import {useState, type ReactNode} from 'react';
import {MODELS, sum, type Model, type ModelName} from '@site/src/features/explorers/transformer-cost/model';
import {bubble, layoutProblem, memoryOf, trafficOf, type Layout} from '@site/src/features/explorers/transformer-cost/training';
import CostBars from '../CostBars';
import {bytes, digits, percent} from '../../../shared/ui/Figure/units';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';

const PRESETS: readonly (readonly [ModelName, string])[] = (['Llama 2 7B', 'Llama 3 70B', 'GPT-3 175B'] as const).map((name) => [
  name,
  name,
]);
const TENSOR = [1, 2, 4, 8].map((ways) => [ways, String(ways)] as const);
const ZERO = [
  [0, '不分'],
  [1, '1：优化器'],
  [2, '2：加梯度'],
  [3, '3：加权重'],
] as const;
const KEPT = [
  ['none', '全存'],
  ['selective', '不存分数'],
  ['full', '只存层输入'],
] as const;
const SEQUENCE = [
  ['no', '不用'],
  ['yes', '用'],
] as const;
const PRECISION = [
  ['mixed', 'BF16 混合'],
  ['fp32', 'FP32'],
] as const;
/** Bytes of the card that the line stands for: an A100 or H100 of 80 GB. */
const CARD_BYTES = 80e9;
const START: Layout = {
  data: 8,
  tensor: 1,
  pipeline: 1,
  zero: 0,
  sequenceParallel: false,
  recompute: 'none',
  precision: 'mixed',
  length: 4096,
  micro: 1,
  count: 1,
};

export default function Explorer(): ReactNode {
  const [name, setName] = useState<ModelName>('Llama 2 7B');
  const [layout, setLayout] = useState(START);
  const [drawn, setDrawn] = useState({name, layout});

  function change(part: Partial<Layout>, model: ModelName = name) {
    const next = {...layout, ...part};
    setName(model);
    setLayout(next);
    // A layout that does not divide leaves the picture as it was.
    setDrawn(layoutProblem(MODELS[model], next) ? drawn : {name: model, layout: next});
  }

  const field = (key: 'data' | 'pipeline' | 'length' | 'micro' | 'count', label: string, max: number) => (
    <NumberField name={key} label={label} min={1} max={max} value={layout[key]} onChange={(value) => change({[key]: value})} />
  );
  const model: Model = MODELS[drawn.name];
  const plan = drawn.layout;
  const memory = memoryOf(model, plan);
  const traffic = trafficOf(model, plan);
  const needed = sum(memory);

  return (
    <Figure
      title="一张卡要放什么，要发什么"
      fields={
        <>
          <Choice name="model" label="模型" options={PRESETS} value={name} onChange={(model) => change({}, model)} />
          {field('data', '数据并行', 4096)}
          <Choice name="tensor" label="张量并行" options={TENSOR} value={layout.tensor} onChange={(tensor) => change({tensor})} />
          {field('pipeline', '流水级数', 128)}
          <Choice name="zero" label="ZeRO 阶段" options={ZERO} value={layout.zero} onChange={(zero) => change({zero})} />
          <Choice name="kept" label="激活" options={KEPT} value={layout.recompute} onChange={(recompute) => change({recompute})} />
          <Choice
            name="sequence"
            label="序列并行"
            options={SEQUENCE}
            value={layout.sequenceParallel ? 'yes' : 'no'}
            onChange={(value) => change({sequenceParallel: value === 'yes'})}
          />
          <Choice
            name="precision"
            label="精度"
            options={PRECISION}
            value={layout.precision}
            onChange={(precision) => change({precision})}
          />
          {field('length', '序列长度', 131072)}
          {field('micro', '微批样本', 64)}
          {field('count', '微批个数', 4096)}
        </>
      }
      reading={
        layoutProblem(MODELS[name], layout) ?? (
          <>
            {plan.data * plan.tensor * plan.pipeline} 张卡，每张至少要 <strong>{bytes(needed)}</strong>，
            {needed > CARD_BYTES ? '放不进 80 GB' : `放得进 80 GB，余 ${bytes(CARD_BYTES - needed)}`}；每步每卡发送{' '}
            <strong>{bytes(sum(traffic))}</strong>，流水线空闲{' '}
            <strong>{plan.pipeline > 1 ? percent(bubble(plan.pipeline, plan.count)) : '0'}</strong>
            。一步共 {digits((plan.data * plan.micro * plan.count * plan.length) / 1e3)} 千个 token。
          </>
        )
      }
      caption="虚线是 80 GB（按 10⁹ 字节）。取首末两级里较满的一张；库的缓冲区与碎片不算。通信按环形算法计每卡发出的字节。"
    >
      <CostBars
        title="显存"
        bars={[{label: '每卡字节', text: bytes, limit: CARD_BYTES}]}
        parts={[
          {name: '权重', values: [memory.weights]},
          {name: '梯度', values: [memory.gradients]},
          {name: '优化器状态', values: [memory.optimizer]},
          {name: '激活', values: [memory.activations]},
          {name: '输出层的分数', values: [memory.logits]},
        ]}
      />
      <CostBars
        title="通信"
        bars={[{label: '每步每卡发送', text: bytes}]}
        parts={[
          {name: '数据并行', values: [traffic.data]},
          {name: '张量并行', values: [traffic.tensor]},
          {name: '流水线', values: [traffic.pipeline]},
        ]}
      />
    </Figure>
  );
}
