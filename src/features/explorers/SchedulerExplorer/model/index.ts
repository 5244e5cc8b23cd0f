import {POLICIES} from './policies';
import {Processor} from './Processor';
import type {Policy, Process, Schedule, Settings, Times} from './types';

export type {Policy, Process, Schedule, Segment, Settings, Times} from './types';

/**
 * Simulates one processor. Arrivals queue before a process whose slice ends at the same time; ties go to the one that queued first.
 * `srtf` and `priority` preempt at once; a feedback queue preempts for a higher level, and who is preempted goes to the head of its
 * level with what is left of its slice (Arpaci-Dusseau, Operating Systems: Three Easy Pieces, ch. 7 and 8).
 * @throws RangeError when there is no process, or a number is not whole or too small.
 */
export function schedule(processes: readonly Process[], policy: Policy, settings: Settings): Schedule {
  const {quantum, switchCost, ageing} = settings;
  const numbers = [...processes.flatMap(({arrival, burst}) => [arrival, burst - 1]), quantum - 1, switchCost, ageing];
  if (processes.length === 0 || !numbers.every((n) => Number.isInteger(n) && n >= 0)) {
    throw new RangeError('要有进程；到达、切换开销不小于 0，运行时间、时间片不小于 1，都是整数');
  }
  const processor = new Processor(processes, POLICIES[policy], settings);
  processor.run();
  const times = processes.map(({arrival, burst}, who): Times => {
    const turnaround = processor.done[who]! - arrival;
    return {waiting: turnaround - burst, turnaround, response: processor.first[who]! - arrival};
  });
  const mean = (of: keyof Times) => times.reduce((sum, each) => sum + each[of], 0) / times.length;
  return {
    segments: processor.segments,
    times,
    mean: {waiting: mean('waiting'), turnaround: mean('turnaround'), response: mean('response')},
    end: processor.time,
  };
}
