import {useMemo, useState, type ReactNode} from 'react';
import {endOf, laneOf, type TickKind} from '@site/src/features/players/algorithms/sorting/race';
import {namesOf, SORT_NAMES, type SortName, type Sorts} from '@site/src/features/players/algorithms/sorting/sorts';
import Inputs from '../AlgorithmPlayer/Inputs';
import Checks from '../../../shared/ui/Figure/Checks';
import Choice from '../../../shared/ui/Figure/Choice';
import Figure from '../../../shared/ui/Figure';
import Stepper from '../../../shared/ui/Figure/Stepper';
import {usePlayer} from '../../../shared/ui/Figure/usePlayer';
import LaneView from './LaneView';
import {result, standing} from './describe';
import styles from './styles.module.css';

/** Props from the page's Markdown, validated by src/features/players/build/sorting.ts. */
export interface RaceProps {
  /** Names of sorts, separated by spaces. */
  names: string;
  input: string;
}

/** Milliseconds of a tick at speed 1. */
const TICK_MS = 90;

const TICK_KINDS: readonly (readonly [TickKind, string])[] = [
  ['both', '比较或写入'],
  ['compares', '只数比较'],
  ['writes', '只数写入'],
];

/** Sorts side by side on the same input: at each tick, each compares or writes once. */
export default function Race({names: first, input: given, sorts}: RaceProps & {sorts: Sorts}): ReactNode {
  const [names, setNames] = useState(() => namesOf(first) as SortName[]);
  const [input, setInput] = useState(given);
  const [tickKind, setTickKind] = useState<TickKind>('both');
  const lanes = useMemo(
    () => names.map((name) => laneOf(sorts[name], input.split(' ').map(Number), tickKind)),
    [sorts, names, input, tickKind],
  );
  const player = usePlayer(Math.max(...lanes.map(endOf)), TICK_MS);

  /** Any change restarts the race. */
  const restart =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      player.act({type: 'reset'});
    };

  return (
    <Figure
      title="排序赛跑"
      onKeyDown={player.onKeyDown}
      fields={
        <>
          <Inputs algorithm={sorts['merge-sort']} first={given} input={input} onChange={restart(setInput)} />
          <Checks
            label="谁来跑"
            options={SORT_NAMES.map((name) => [name, sorts[name].title.replace('排序', '').trim()])}
            values={names}
            onChange={restart(setNames)}
          />
          <Choice name="beat" label="一拍是一次" options={TICK_KINDS} value={tickKind} onChange={restart(setTickKind)} />
        </>
      }
      stepper={<Stepper player={player} />}
      reading={`${player.playing ? '' : `第 ${player.at} 拍：`}${standing(lanes, player.at)}`}
      caption="同一份输入，每一拍各做一次比较或一次写入（可改成只数一种）；一步里要写几次的，交换两次、抄回一段，写满了才看得见。虚线框正在比较，朱色实心刚移动，绿色实心已到位；下面一行是缓冲区。排完的写着名次。"
    >
      <div className={styles.lanes}>
        {lanes.map((lane) => (
          <LaneView key={lane.title} lane={lane} lanes={lanes} now={player.at} />
        ))}
      </div>
      <p className={styles.result} data-unsearched>
        {result(lanes)}
      </p>
    </Figure>
  );
}
