import type {Policy, Process, Schedule, Segment} from '@site/src/features/explorers/SchedulerExplorer/model';
import type {Parsed} from '../../../shared/pure/parse';

export const NAMES: Record<Policy, string> = {fcfs: 'FCFS', sjf: 'SJF', srtf: 'SRTF', rr: 'RR', priority: '优先级', mlfq: 'MLFQ'};
export const nameOf = (who: number): string => String.fromCharCode(65 + who);

const MAX_NAMED = 6;
const LIMITS = [
  ['到达时刻', 0, 30],
  ['运行时间', 1, 20],
  ['优先级', 1, 9],
] as const;

/** Processes as typed: three numbers each, separated by semicolons. */
export function parseProcesses(typed: string): Parsed<Process[]> {
  const groups = typed
    .normalize('NFKC')
    .split(/[;\n]/)
    .map((group) => group.split(/[\s,、]+/).filter(Boolean));
  if (groups.length > 1 && groups.at(-1)!.length === 0) {
    groups.pop();
  }
  if (groups.length > MAX_NAMED) {
    return {message: `最多 ${MAX_NAMED} 个进程，现在是 ${groups.length} 个。`};
  }
  for (const [i, group] of groups.entries()) {
    if (group.length !== LIMITS.length) {
      return {message: `进程 ${nameOf(i)} 要三个数：到达时刻、运行时间、优先级；现在是 ${group.length} 个。进程之间用分号隔开。`};
    }
    for (const [k, [label, min, max]] of LIMITS.entries()) {
      const part = group[k]!;
      if (!/^\d+$/.test(part) || Number(part) < min || Number(part) > max) {
        return {message: `进程 ${nameOf(i)} 的${label}“${part}”不行：要 ${min} 到 ${max} 之间的整数。`};
      }
    }
  }
  const value = groups.map((group) => group.map(Number)).map(([arrival = 0, burst = 0, priority = 0]) => ({arrival, burst, priority}));
  return {value, text: textOf(value)};
}

export const textOf = (processes: readonly Process[]): string =>
  processes.map(({arrival, burst, priority}) => `${arrival} ${burst} ${priority}`).join('；');

/** Why a policy chose this process among the ready ones. */
function choice(policy: Policy, processes: readonly Process[], {who, left, level, ready}: Segment): string {
  const number = who as number;
  const others = (key: (other: Segment['ready'][number]) => string) =>
    ready.map((other) => `${nameOf(other.who)} ${key(other)}`).join('、');
  if (ready.length === 0) {
    return '就绪的只有它';
  }
  switch (policy) {
    case 'fcfs':
      return '它来得最早';
    case 'rr':
      return `它排在队头，后面是 ${ready.map((other) => nameOf(other.who)).join('、')}`;
    case 'sjf':
      return `它全长 ${processes[number]!.burst}，其余 ${others((other) => String(processes[other.who]!.burst))}`;
    case 'srtf':
      return `它还剩 ${left}，其余 ${others((other) => String(other.left))}`;
    case 'priority':
      return `它的优先级是 ${processes[number]!.priority}，其余 ${others((other) => String(processes[other.who]!.priority))}`;
    case 'mlfq':
      return `它在第 ${level} 级，没有人更高`;
  }
}

const BEFORE = {free: '', finished: '', expired: '时间片用完，', preempted: '抢占前一个，'};

/** What one schedule does at a time, in a sentence. */
export function sayAt(policy: Policy, processes: readonly Process[], {segments, end}: Schedule, time: number): string {
  const segment = segments.find(({start, end: stop}) => start <= time && time < stop);
  if (!segment) {
    return `${NAMES[policy]} 在 ${end} 全部做完`;
  }
  const {who, reason, start} = segment;
  if (who === 'idle') {
    return `${NAMES[policy]} 没有进程可运行`;
  }
  if (who === 'switch') {
    return `${NAMES[policy]} 正在切换`;
  }
  return start < time
    ? `${NAMES[policy]} 仍是 ${nameOf(who)}`
    : `${NAMES[policy]} ${BEFORE[reason]}选 ${nameOf(who)}，${choice(policy, processes, segment)}`;
}
