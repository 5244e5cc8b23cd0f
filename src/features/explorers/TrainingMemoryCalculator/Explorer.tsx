import type {ReactNode} from 'react';
import {MODELS, sum} from '@site/src/features/explorers/transformer-cost/model';
import {bubble, memoryOf, trafficOf, type Layout} from '@site/src/features/explorers/transformer-cost/training';
import CostBars from '../CostBars';
import {bytes, digits, percent} from '../../../shared/ui/Figure/units';
import Figure from '../../../shared/ui/Figure';
import Fields from './Fields';
import {useTraining} from './useTraining';

/** Bytes of the card that the line stands for: an A100 or H100 of 80 GB. */
const CARD_BYTES = 80e9;

function Reading({plan, needed, sent}: {plan: Layout; needed: number; sent: number}): ReactNode {
  return (
    <>
      {plan.data * plan.tensor * plan.pipeline} 张卡，每张至少要 <strong>{bytes(needed)}</strong>，
      {needed > CARD_BYTES ? '放不进 80 GB' : `放得进 80 GB，余 ${bytes(CARD_BYTES - needed)}`}；每步每卡发送 <strong>{bytes(sent)}</strong>
      ，流水线空闲 <strong>{plan.pipeline > 1 ? percent(bubble(plan.pipeline, plan.count)) : '0'}</strong>
      。一步共 {digits((plan.data * plan.micro * plan.count * plan.length) / 1e3)} 千个 token。
    </>
  );
}

export default function Explorer(): ReactNode {
  const training = useTraining();
  const {name, layout: plan} = training.drawn;
  const memory = memoryOf(MODELS[name], plan);
  const traffic = trafficOf(MODELS[name], plan);
  return (
    <Figure
      title="一张卡要放什么，要发什么"
      fields={<Fields {...training} />}
      reading={training.problem ?? <Reading plan={plan} needed={sum(memory)} sent={sum(traffic)} />}
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
