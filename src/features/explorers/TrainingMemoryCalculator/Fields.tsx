import type {ReactNode} from 'react';
import type {ModelName} from '@site/src/features/explorers/transformer-cost/model';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import type {useTraining} from './useTraining';

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

export default function Fields({name, layout, change}: ReturnType<typeof useTraining>): ReactNode {
  const field = (key: 'data' | 'pipeline' | 'length' | 'micro' | 'count', label: string, max: number) => (
    <NumberField name={key} label={label} min={1} max={max} value={layout[key]} onChange={(value) => change({[key]: value})} />
  );
  return (
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
      <Choice name="precision" label="精度" options={PRECISION} value={layout.precision} onChange={(precision) => change({precision})} />
      {field('length', '序列长度', 131072)}
      {field('micro', '微批样本', 64)}
      {field('count', '微批个数', 4096)}
    </>
  );
}
