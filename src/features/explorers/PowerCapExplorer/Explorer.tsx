import type {ReactNode} from 'react';
import Figure from '../../../shared/ui/Figure';
import Bars from './Bars';
import Fields, {MachineFields} from './Fields';
import Reading from './Reading';
import {usePlans} from './usePlans';

export default function PowerCapExplorer(): ReactNode {
  const state = usePlans();
  const {plans, best, input} = state;
  return (
    <Figure
      title="功耗上限之下：几台、多快"
      fields={<Fields {...state} />}
      moreFields={<MachineFields {...state} />}
      reading={<Reading {...state} />}
      caption="柱高是性能，以一台满频为 1；每种台数都用上限允许的最高频率。▼ 是最好的，▲ 是你选的，× 是最低频率也超。假设工作平分到各台，没有通信损失。"
    >
      <Bars plans={plans} available={input.available} chosen={input.count} best={best} />
    </Figure>
  );
}
