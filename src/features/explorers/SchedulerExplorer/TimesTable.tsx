import type {ReactNode} from 'react';
import type {Process, Schedule, Times} from '@site/src/features/explorers/SchedulerExplorer/model';
import {nameOf} from './describe';
import {short} from './result';
import styles from './styles.module.css';

const COLUMNS: readonly (readonly [keyof Times, string])[] = [
  ['waiting', '等待'],
  ['turnaround', '周转'],
  ['response', '响应'],
];

/** A time that is not known before the process or the schedule has ended. */
const shownWhen = (isOver: boolean, value: string | number) => (isOver ? value : '·');

interface Props {
  processes: readonly Process[];
  schedules: readonly Schedule[];
  now: number;
}

/** The times of each process and their means, under both policies. */
export default function TimesTable({processes, schedules, now}: Props): ReactNode {
  return (
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
                {schedules
                  .map(({times}) => shownWhen(now >= processes[who]!.arrival + times[who]!.turnaround, times[who]![key]))
                  .join(' / ')}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th>平均</th>
          {COLUMNS.map(([key]) => (
            <td key={key}>{schedules.map(({mean, end}) => shownWhen(now >= end, short(mean[key]))).join(' / ')}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
