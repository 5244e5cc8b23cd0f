import type {ReactNode} from 'react';
import {sent} from '@site/src/features/explorers/TcpWindowExplorer/model';
import Figure from '../../../shared/ui/Figure';
import Fields from './Fields';
import Plot from './Plot';
import {NAMES, short, why} from './describe';
import {ROUNDS, useTrace} from './useTrace';

export default function Explorer(): ReactNode {
  const state = useTrace();
  const {control, settings, chosen, rounds, now, next, reno, setChosen} = state;
  return (
    <Figure
      title="拥塞窗口怎样长，怎样缩"
      fields={<Fields {...state} />}
      reading={
        <>
          {NAMES[control]} 第 {chosen} 轮：cwnd <strong>{short(now.cwnd)}</strong>，{why(control, now, next)}；下一轮{' '}
          <strong>{short(next.cwnd)}</strong>。{ROUNDS} 轮共发 {sent(rounds)} 段{reno && `，同样的丢失 Reno 发 ${sent(reno)} 段`}。
        </>
      }
      caption="空心点是慢启动，实心点是拥塞避免；叉是三个重复 ACK，方框是超时；短横是 ssthresh，长虚线是接收窗口，细虚线是同样丢失下的 Reno。起始窗口取 1 段，好看清翻倍；现在的实现是 10 段。"
    >
      <Plot
        rounds={rounds}
        other={reno}
        receiver={settings.receiver}
        chosen={chosen}
        label={`${NAMES[control]} 的拥塞窗口，${ROUNDS} 轮：${rounds.map(({cwnd}) => short(cwnd)).join('、')}`}
        onPick={setChosen}
      />
    </Figure>
  );
}
