import type {Policy, Process, Settings} from './types';

/** What a policy looks at of a process that is ready or runs. */
export interface Standing {
  process: Process;
  /** The time it still needs. */
  left: number;
  /** Of the feedback queue. */
  level: number;
  /** How long it has been ready; 0 while it runs. */
  waited: number;
}

/** How a policy decides. */
export interface Rules {
  /** What is compared: smaller goes first. */
  rank: (standing: Standing, settings: Settings) => number;
  /** How long a process may run at a stretch. */
  slice: (level: number, settings: Settings) => number;
  /** Whether a process that goes first takes the processor from another at once. */
  preempts: boolean;
  /** Whether who uses up its slice goes down a level, and ageing lifts everything to the first. */
  hasLevels: boolean;
}

const WHOLE = {slice: () => Infinity, preempts: false, hasLevels: false};

export const POLICIES: Record<Policy, Rules> = {
  fcfs: {...WHOLE, rank: () => 0},
  sjf: {...WHOLE, rank: ({process}) => process.burst},
  srtf: {...WHOLE, rank: ({left}) => left, preempts: true},
  rr: {...WHOLE, rank: () => 0, slice: (_level, {quantum}) => quantum},
  priority: {
    ...WHOLE,
    rank: ({process, waited}, {ageing}) => process.priority - (ageing ? Math.floor(waited / ageing) : 0),
    preempts: true,
  },
  mlfq: {rank: ({level}) => level, slice: (level, {quantum}) => quantum * 2 ** level, preempts: true, hasLevels: true},
};
