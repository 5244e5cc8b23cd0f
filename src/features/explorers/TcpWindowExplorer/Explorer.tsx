import {useState, type ReactNode} from 'react';
import {sent, trace, type Control, type Loss, type Round} from '@site/src/features/explorers/TcpWindowExplorer/model';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Slider from '../../../shared/ui/Figure/Slider';
import Plot from './Plot';

type Event = Loss | 'none';

const CONTROLS: readonly (readonly [Control, string])[] = [
  ['reno', 'Reno'],
  ['tahoe', 'Tahoe'],
  ['cubic', 'CUBIC'],
];
const EVENTS: readonly (readonly [Event, string])[] = [
  ['none', '不丢'],
  ['duplicate', '三个重复 ACK'],
  ['timeout', '超时'],
];
const NAMES = {reno: 'Reno', tahoe: 'Tahoe', cubic: 'CUBIC'};
const ROUNDS = 32;
const short = (value: number) => String(Number(value.toFixed(1)));

/** What happens at the end of a round, and by which rule. */
function why(control: Control, {cwnd, window, phase, limited, loss, friendly}: Round, next: Round): string {
  const kept = control === 'cubic' ? '0.7' : '0.5';
  const lowered = `ssthresh 取 max(2, ${kept} × ${short(window)}) = ${short(next.ssthresh)}`;
  if (loss === 'timeout') {
    return `超时，确认断了流：${lowered}，cwnd 回到 1，重新慢启动`;
  }
  if (loss) {
    return control === 'tahoe'
      ? `收到三个重复 ACK，重传：${lowered}，Tahoe 仍回到 1`
      : `收到三个重复 ACK，后面的段还在到，所以快速重传、快速恢复：${lowered}，cwnd 从 ${short(next.cwnd)} 接着走`;
  }
  if (limited || next.cwnd === cwnd) {
    return '在途的量已被接收窗口卡住，cwnd 不再长';
  }
  if (phase === 'slow-start') {
    return next.cwnd < 2 * cwnd ? `慢启动，长到 ssthresh ${short(next.cwnd)} 为止` : '慢启动，每个 ACK 加一段，一轮翻倍';
  }
  return control === 'cubic'
    ? `拥塞避免，${friendly ? '三次曲线还不如 Reno 的估计，按估计走' : '沿三次曲线'}，加 ${short(next.cwnd - cwnd)}`
    : '拥塞避免，一轮加一段';
}

export default function Explorer(): ReactNode {
  const [control, setControl] = useState<Control>('reno');
  const [settings, setSettings] = useState({ssthresh: 16, receiver: 64, rtt: 100});
  const [losses, setLosses] = useState<Record<number, Loss>>({9: 'duplicate', 20: 'timeout'});
  const [chosen, setChosen] = useState(9);
  const run = (of: Control, rounds: number) =>
    trace({control: of, rounds, ssthresh: settings.ssthresh, receiver: settings.receiver, losses, rtt: settings.rtt / 1000});
  const all = run(control, ROUNDS + 1);
  const rounds = all.slice(0, -1);
  const now = rounds[chosen]!;
  const set = (part: Partial<typeof settings>) => setSettings({...settings, ...part});

  function happen(event: Event) {
    const {[chosen]: _, ...rest} = losses;
    setLosses(event === 'none' ? rest : {...rest, [chosen]: event});
  }

  const says = why(control, now, all[chosen + 1]!);
  return (
    <Figure
      title="拥塞窗口怎样长，怎样缩"
      fields={
        <>
          <Choice name="control" label="算法" options={CONTROLS} value={control} onChange={setControl} />
          <Slider
            name="round"
            label="选一轮（也可以点图）"
            min={0}
            max={ROUNDS - 1}
            value={chosen}
            text={`第 ${chosen} 轮`}
            onChange={setChosen}
          />
          <Choice name="event" label="这一轮末发生" options={EVENTS} value={losses[chosen] ?? 'none'} onChange={happen} />
          <NumberField
            name="ssthresh"
            label="起初 ssthresh"
            min={2}
            max={64}
            value={settings.ssthresh}
            onChange={(ssthresh) => set({ssthresh})}
          />
          <NumberField
            name="receiver"
            label="接收窗口"
            min={1}
            max={64}
            value={settings.receiver}
            onChange={(receiver) => set({receiver})}
          />
          {control === 'cubic' && (
            <NumberField name="rtt" label="RTT 毫秒" min={10} max={500} value={settings.rtt} onChange={(rtt) => set({rtt})} />
          )}
        </>
      }
      reading={
        <>
          {NAMES[control]} 第 {chosen} 轮：cwnd <strong>{short(now.cwnd)}</strong>，{says}；下一轮{' '}
          <strong>{short(all[chosen + 1]!.cwnd)}</strong>。{ROUNDS} 轮共发 {sent(rounds)} 段
          {control !== 'reno' && `，同样的丢失 Reno 发 ${sent(run('reno', ROUNDS))} 段`}。
        </>
      }
      caption="空心点是慢启动，实心点是拥塞避免；叉是三个重复 ACK，方框是超时；短横是 ssthresh，长虚线是接收窗口，细虚线是同样丢失下的 Reno。起始窗口取 1 段，好看清翻倍；现在的实现是 10 段。"
    >
      <Plot
        rounds={rounds}
        other={control === 'reno' ? undefined : run('reno', ROUNDS)}
        receiver={settings.receiver}
        chosen={chosen}
        label={`${NAMES[control]} 的拥塞窗口，${ROUNDS} 轮：${rounds.map(({cwnd}) => short(cwnd)).join('、')}`}
        onPick={setChosen}
      />
    </Figure>
  );
}
