import {useState, type ReactNode} from 'react';
import {
  forwardFlops,
  MODELS,
  parametersOf,
  problemOf,
  sixN,
  sum,
  trainingFlops,
  type Model,
  type ModelName,
} from '@site/src/features/explorers/transformer-cost/model';
import CostBars from '../CostBars';
import {digits, flop, grouped, percent, withPrefix} from '../../../shared/ui/Figure/units';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Slider from '../../../shared/ui/Figure/Slider';

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

const ffnOf = {
  gpt: (width: number) => 4 * width,
  // Two thirds of 4d, rounded up to a multiple of 256, as in the code of Llama.
  llama: (width: number) => 256 * Math.ceil((8 * width) / 3 / 256),
};

function partsOf(model: Model, length: number) {
  const parameters = parametersOf(model);
  const flops = forwardFlops(model, length);
  return [
    {name: '词嵌入', values: [parameters.embedding, 0]},
    {name: '位置表', values: [parameters.positions, 0]},
    {name: '注意力的投影', values: [parameters.attention, flops.projections]},
    {name: '注意力的分数', values: [0, flops.scores]},
    {name: '前馈', values: [parameters.ffn, flops.ffn]},
    {name: '归一化', values: [parameters.norm, 0]},
    {name: model.tied ? '输出（用词嵌入）' : '输出', values: [parameters.head, flops.head]},
  ];
}

export default function Explorer(): ReactNode {
  const [name, setName] = useState<ModelName | ''>('Llama 2 7B');
  const [model, setModel] = useState<Model>(MODELS['Llama 2 7B']);
  const [drawn, setDrawn] = useState<Model>(model);
  const [power, setPower] = useState(10);
  const length = 2 ** power;
  const problem = problemOf(model);

  function change(part: Partial<Model>, preset: ModelName | '' = '') {
    const next = {...model, ...part};
    setName(preset);
    setModel(next);
    // Sizes that do not fit leave the picture as it was.
    setDrawn(problemOf(next) ? drawn : next);
  }

  function restyle(style: Model['style']) {
    change({style, ffn: ffnOf[style](model.width), positions: model.positions || 1024});
  }

  const field = (key: 'width' | 'layers' | 'heads' | 'kvHeads' | 'ffn' | 'vocabulary', label: string, max: number) => (
    <NumberField name={key} label={label} min={1} max={max} value={model[key]} onChange={(value) => change({[key]: value})} />
  );
  const count = sum(parametersOf(drawn));
  const training = trainingFlops(drawn, length);

  return (
    <Figure
      title="参数与运算，各花在哪里"
      fields={
        <>
          <Choice
            name="preset"
            label="模型"
            options={PRESETS}
            value={name}
            onChange={(preset) => preset && change(MODELS[preset], preset)}
          />
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
      }
      reading={
        problem ?? (
          <>
            共 <strong>{grouped(count)}</strong> 个参数，词嵌入占 {percent(parametersOf(drawn).embedding / count)}。训练时每个 token 要{' '}
            <strong>{flop(training)}</strong>，是 6N 的 <strong>{digits(training / sixN(drawn))}</strong> 倍；其中注意力分数占{' '}
            {percent(forwardFlops(drawn, length).scores / sum(forwardFlops(drawn, length)))}。
          </>
        )
      }
      caption="同样的字母是同一部分：上条是参数，下条是一个 token 前向的运算，各自占满。词嵌入有参数而没有运算，注意力分数有运算而没有参数。k、M、G、T 是 10 的 3、6、9、12 次方。"
    >
      <CostBars
        title="部分"
        bars={[
          {label: '参数', text: (value) => withPrefix(value, '')},
          {label: '前向运算', text: flop},
        ]}
        parts={partsOf(drawn, length)}
      />
    </Figure>
  );
}
