import type {Policy, Process, Settings} from './types';

/** The properties of a process by which policies decide. */
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
  /** The sort key: smaller runs first. */
  rank: (standing: Standing, settings: Settings) => number;
  /** How long a process may run at a stretch. */
  slice: (level: number, settings: Settings) => number;
  /** Whether a process that goes first takes the processor from another at once. */
  preempts: boolean;
  /** Whether a process that uses up its slice is demoted, and ageing promotes all to the first level. */
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
