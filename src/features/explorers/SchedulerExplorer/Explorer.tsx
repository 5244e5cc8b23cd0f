import type {ReactNode} from 'react';
import Figure from '../../../shared/ui/Figure';
import Stepper from '../../../shared/ui/Figure/Stepper';
import {usePlayer} from '../../../shared/ui/Figure/usePlayer';
import {NAMES, sayAt} from './describe';
import Fields from './Fields';
import Gantt from './Gantt';
import {resultOf} from './result';
import TimesTable from './TimesTable';
import {useComparison} from './useComparison';

export default function Explorer(): ReactNode {
  const comparison = useComparison();
  const {processes, policies, schedules, end, moments, guess} = comparison;
  const [a, b] = schedules;
  const player = usePlayer(moments.length - 1);
  const now = moments[player.at]!;
  const result = now < end ? '' : resultOf(policies, a, b, guess);
  return (
    <Figure
      title="同一批进程，两种调度"
      onKeyDown={player.onKeyDown}
      fields={<Fields {...comparison} />}
      stepper={<Stepper player={player} />}
      reading={`时刻 ${now}：甲 ${sayAt(policies[0], processes, a, now)}；乙 ${sayAt(policies[1], processes, b, now)}。${result}`}
      caption="短竖线是到达，细线是在系统里等，方块是在运行；虚线框是还没到的时刻，灰条是切换。表里每格是“甲 / 乙”，做完才填。优先级数小的先。"
    >
      <Gantt title={`甲 ${NAMES[policies[0]]}`} processes={processes} schedule={a} end={end} now={now} />
      <Gantt title={`乙 ${NAMES[policies[1]]}`} processes={processes} schedule={b} end={end} now={now} />
      <TimesTable processes={processes} schedules={schedules} now={now} />
    </Figure>
  );
}
