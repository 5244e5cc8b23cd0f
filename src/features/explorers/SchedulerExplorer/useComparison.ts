import {useState} from 'react';
import {schedule, type Policy} from '@site/src/features/explorers/SchedulerExplorer/model';
import {parseProcesses} from './describe';
import type {Guess} from './result';

const START = parseProcesses('0 8 3；1 4 1；2 9 4；3 5 2');

/** The same processes under two policies, and the moments at which one of the schedules changes. */
export function useComparison() {
  const [processes, setProcesses] = useState('value' in START ? START.value : []);
  const [policies, setPolicies] = useState<[Policy, Policy]>(['fcfs', 'rr']);
  const [settings, setSettings] = useState({quantum: 3, switchCost: 0, ageing: 0});
  const [guess, setGuess] = useState<Guess>('same');
  const a = schedule(processes, policies[0], settings);
  const b = schedule(processes, policies[1], settings);
  const starts = [...a.segments, ...b.segments].map(({start}) => start);
  return {
    processes,
    policies,
    settings,
    guess,
    schedules: [a, b] as const,
    end: Math.max(a.end, b.end),
    moments: [...new Set([...starts, a.end, b.end])].sort((one, other) => one - other),
    setProcesses,
    setPolicies,
    setGuess,
    changeSettings: (part: Partial<typeof settings>) => setSettings({...settings, ...part}),
  };
}
