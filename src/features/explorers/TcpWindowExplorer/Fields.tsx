import type {ReactNode} from 'react';
import type {Control} from '@site/src/features/explorers/TcpWindowExplorer/model';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Slider from '../../../shared/ui/Figure/Slider';
import {ROUNDS, type Event, type useTrace} from './useTrace';

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

export default function Fields({
  control,
  settings,
  chosen,
  event,
  setControl,
  setChosen,
  changeEvent,
  change,
}: ReturnType<typeof useTrace>): ReactNode {
  return (
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
      <Choice name="event" label="这一轮末发生" options={EVENTS} value={event} onChange={changeEvent} />
      <NumberField
        name="ssthresh"
        label="起初 ssthresh"
        min={2}
        max={64}
        value={settings.ssthresh}
        onChange={(ssthresh) => change({ssthresh})}
      />
      <NumberField
        name="receiver"
        label="接收窗口"
        min={1}
        max={64}
        value={settings.receiver}
        onChange={(receiver) => change({receiver})}
      />
      {control === 'cubic' && (
        <NumberField name="rtt" label="RTT 毫秒" min={10} max={500} value={settings.rtt} onChange={(rtt) => change({rtt})} />
      )}
    </>
  );
}
