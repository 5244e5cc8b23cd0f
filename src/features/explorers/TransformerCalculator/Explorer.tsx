import type {ReactNode} from 'react';
import {forwardFlops, parametersOf, sixN, sum, trainingFlops, type Model} from '@site/src/features/explorers/transformer-cost/model';
import CostBars from '../CostBars';
import {digits, flop, grouped, percent, withPrefix} from '../../../shared/ui/Figure/units';
import Figure from '../../../shared/ui/Figure';
import Fields from './Fields';
import {useModel} from './useModel';

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

function Reading({model, length}: {model: Model; length: number}): ReactNode {
  const parameters = parametersOf(model);
  const count = sum(parameters);
  const flops = forwardFlops(model, length);
  const training = trainingFlops(model, length);
  return (
    <>
      共 <strong>{grouped(count)}</strong> 个参数，词嵌入占 {percent(parameters.embedding / count)}。训练时每个 token 要{' '}
      <strong>{flop(training)}</strong>，是 6N 的 <strong>{digits(training / sixN(model))}</strong> 倍；其中注意力分数占{' '}
      {percent(flops.scores / sum(flops))}。
    </>
  );
}

export default function Explorer(): ReactNode {
  const state = useModel();
  const {drawn, length, problem} = state;
  return (
    <Figure
      title="参数与运算，各花在哪里"
      fields={<Fields {...state} />}
      reading={problem ?? <Reading model={drawn} length={length} />}
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
