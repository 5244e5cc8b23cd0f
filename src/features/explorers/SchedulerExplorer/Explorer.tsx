import {useState, type ReactNode} from 'react';
import {schedule, type Policy, type Times} from '@site/src/features/explorers/SchedulerExplorer/model';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Stepper from '../../../shared/ui/Figure/Stepper';
import TextField from '../../../shared/ui/Figure/TextField';
import {usePlayer} from '../../../shared/ui/Figure/usePlayer';
import Gantt from './Gantt';
import {NAMES, nameOf, parseProcesses, sayAt, textOf} from './describe';
import styles from './styles.module.css';

type Guess = 'a' | 'same' | 'b';

const OPTIONS = Object.entries(NAMES) as [Policy, string][];
const GUESSES: readonly (readonly [Guess, string])[] = [
  ['a', '甲'],
  ['same', '一样'],
  ['b', '乙'],
];
const COLUMNS: readonly (readonly [keyof Times, string])[] = [
  ['waiting', '等待'],
  ['turnaround', '周转'],
  ['response', '响应'],
];
const START = parseProcesses('0 8 3；1 4 1；2 9 4；3 5 2');

/** What is not over yet is not told. */
const told = (value: string | number, isOver: boolean) => (isOver ? value : '·');
const short = (value: number) => String(Number(value.toFixed(2)));

export default function Explorer(): ReactNode {
  const [processes, setProcesses] = useState('value' in START ? START.value : []);
  const [policies, setPolicies] = useState<[Policy, Policy]>(['fcfs', 'rr']);
  const [settings, setSettings] = useState({quantum: 3, switchCost: 0, ageing: 0});
  const [guess, setGuess] = useState<Guess>('same');
  const [a, b] = policies.map((policy) => schedule(processes, policy, settings)) as [
    ReturnType<typeof schedule>,
    ReturnType<typeof schedule>,
  ];
  const end = Math.max(a.end, b.end);
  const moments = [...new Set([...a.segments, ...b.segments].map(({start}) => start).concat(a.end, b.end))].sort(
    (one, other) => one - other,
  );
  const player = usePlayer(moments.length - 1);
  const now = moments[player.at]!;

  const difference = a.mean.waiting - b.mean.waiting;
  const winner: Guess = Math.abs(difference) < 1e-9 ? 'same' : difference < 0 ? 'a' : 'b';
  const words = {a: `甲（${NAMES[policies[0]]}）短`, same: '一样', b: `乙（${NAMES[policies[1]]}）短`};
  const result =
    now < end
      ? ''
      : `平均等待 甲 ${short(a.mean.waiting)}、乙 ${short(b.mean.waiting)}：${words[winner]}，你猜${guess === winner ? '对了' : `的是“${words[guess]}”`}；平均响应 甲 ${short(a.mean.response)}、乙 ${short(b.mean.response)}。`;
  const set = (part: Partial<typeof settings>) => setSettings({...settings, ...part});
  const isAgeing = policies.some((policy) => policy === 'priority' || policy === 'mlfq');

  return (
    <Figure
      title="同一批进程，两种调度"
      onKeyDown={player.onKeyDown}
      fields={
        <>
          <TextField
            name="processes"
            label="进程：到达 运行 优先级（小的先），用分号隔开"
            wide
            text={textOf(processes)}
            parse={parseProcesses}
            onChange={setProcesses}
          />
          <Choice name="a" label="甲" options={OPTIONS} value={policies[0]} onChange={(policy) => setPolicies([policy, policies[1]])} />
          <Choice name="b" label="乙" options={OPTIONS} value={policies[1]} onChange={(policy) => setPolicies([policies[0], policy])} />
          <NumberField name="quantum" label="时间片" min={1} max={20} value={settings.quantum} onChange={(quantum) => set({quantum})} />
          <NumberField
            name="switch"
            label="切换开销"
            min={0}
            max={5}
            value={settings.switchCost}
            onChange={(switchCost) => set({switchCost})}
          />
          {isAgeing && (
            <NumberField name="ageing" label="老化（0 关）" min={0} max={60} value={settings.ageing} onChange={(ageing) => set({ageing})} />
          )}
          <Choice name="guess" label="先猜：谁的平均等待短" options={GUESSES} value={guess} onChange={setGuess} />
        </>
      }
      stepper={<Stepper player={player} />}
      reading={`时刻 ${now}：甲 ${sayAt(policies[0], processes, a, now)}；乙 ${sayAt(policies[1], processes, b, now)}。${result}`}
      caption="短竖线是到达，细线是在系统里等，方块是在运行；虚线框是还没到的时刻，灰条是切换。表里每格是“甲 / 乙”，做完才填。优先级数小的先。"
    >
      <Gantt title={`甲 ${NAMES[policies[0]]}`} processes={processes} schedule={a} end={end} now={now} />
      <Gantt title={`乙 ${NAMES[policies[1]]}`} processes={processes} schedule={b} end={end} now={now} />
      <table className={`data-table ${styles.table}`}>
        <thead>
          <tr>
            <th>进程</th>
            {COLUMNS.map(([key, label]) => (
              <th key={key}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {processes.map((_, who) => (
            <tr key={who}>
              <th>{nameOf(who)}</th>
              {COLUMNS.map(([key]) => (
                <td key={key}>
                  {[a, b].map(({times}) => told(times[who]![key], now >= processes[who]!.arrival + times[who]!.turnaround)).join(' / ')}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th>平均</th>
            {COLUMNS.map(([key]) => (
              <td key={key}>{[a, b].map((each) => told(short(each.mean[key]), now >= each.end)).join(' / ')}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Figure>
  );
}
