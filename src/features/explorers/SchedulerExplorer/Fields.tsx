import type {ReactNode} from 'react';
import type {Policy} from '@site/src/features/explorers/SchedulerExplorer/model';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import TextField from '../../../shared/ui/Figure/TextField';
import {NAMES, parseProcesses, textOf} from './describe';
import type {Guess} from './result';
import type {useComparison} from './useComparison';

const OPTIONS = Object.entries(NAMES) as [Policy, string][];
const GUESSES: readonly (readonly [Guess, string])[] = [
  ['a', '甲'],
  ['same', '一样'],
  ['b', '乙'],
];

export default function Fields({
  processes,
  policies,
  settings,
  guess,
  setProcesses,
  setPolicies,
  setGuess,
  changeSettings,
}: ReturnType<typeof useComparison>): ReactNode {
  const isAgeing = policies.some((policy) => policy === 'priority' || policy === 'mlfq');
  return (
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
      <NumberField
        name="quantum"
        label="时间片"
        min={1}
        max={20}
        value={settings.quantum}
        onChange={(quantum) => changeSettings({quantum})}
      />
      <NumberField
        name="switch"
        label="切换开销"
        min={0}
        max={5}
        value={settings.switchCost}
        onChange={(switchCost) => changeSettings({switchCost})}
      />
      {isAgeing && (
        <NumberField
          name="ageing"
          label="老化（0 关）"
          min={0}
          max={60}
          value={settings.ageing}
          onChange={(ageing) => changeSettings({ageing})}
        />
      )}
      <Choice name="guess" label="先猜：谁的平均等待短" options={GUESSES} value={guess} onChange={setGuess} />
    </>
  );
}
