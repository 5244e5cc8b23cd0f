import type {ReactNode} from 'react';
import {MODELS, type ModelName} from '@site/src/features/explorers/transformer-cost/model';
import {grouped} from '../../../shared/ui/Figure/units';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Slider from '../../../shared/ui/Figure/Slider';
import type {useModel} from './useModel';

const PRESETS: readonly (readonly [ModelName, string])[] = (['GPT-2 small', 'Llama 2 7B', 'Llama 3 8B'] as const).map((name) => [
  name,
  name,
]);
const STYLES = [
  ['gpt', 'GPT：GELU、偏置'],
  ['llama', 'Llama：SwiGLU、无偏置'],
] as const;
const TIED = [
  ['yes', '共用'],
  ['no', '各一份'],
] as const;

export default function Fields({name, model, power, length, change, restyle, setPower}: ReturnType<typeof useModel>): ReactNode {
  const field = (key: 'width' | 'layers' | 'heads' | 'kvHeads' | 'ffn' | 'vocabulary', label: string, max: number) => (
    <NumberField name={key} label={label} min={1} max={max} value={model[key]} onChange={(value) => change({[key]: value})} />
  );
  return (
    <>
      <Choice name="preset" label="模型" options={PRESETS} value={name} onChange={(preset) => preset && change(MODELS[preset], preset)} />
      <Choice name="style" label="写法" options={STYLES} value={model.style} onChange={restyle} />
      {field('width', '宽度 d', 65536)}
      {field('layers', '层数', 512)}
      {field('heads', '头数 h', 512)}
      {field('kvHeads', '键值头', 512)}
      {field('ffn', '前馈宽度', 262144)}
      {field('vocabulary', '词表 V', 1000000)}
      <Choice
        name="tied"
        label="输入与输出的矩阵"
        options={TIED}
        value={model.tied ? 'yes' : 'no'}
        onChange={(tied) => change({tied: tied === 'yes'})}
      />
      <Slider name="length" label="序列长度 L" min={7} max={17} value={power} text={grouped(length)} onChange={setPower} />
    </>
  );
}
