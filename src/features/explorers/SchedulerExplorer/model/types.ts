export type Policy = 'fcfs' | 'sjf' | 'srtf' | 'rr' | 'priority' | 'mlfq';

/** Whole units of time; a smaller priority number goes first. */
export interface Process {
  arrival: number;
  burst: number;
  priority: number;
}

export interface Settings {
  /** Time slice of round robin; level i of the feedback queue has 2^i of it. */
  quantum: number;
  /** Time lost whenever the processor goes from one process to another. */
  switchCost: number;
  /** Waiting this long raises a priority by one, and lifts everything in the feedback queue; 0: never. */
  ageing: number;
}

/** Why a process is given the processor. */
export type Reason = 'free' | 'finished' | 'expired' | 'preempted';

/** A stretch of time: a process runs, the processor changes hands (`switch`), or nobody is there (`idle`). */
export interface Segment {
  start: number;
  end: number;
  who: number | 'switch' | 'idle';
  reason: Reason;
  /** Who was ready besides it, with the time each still needs. */
  ready: {who: number; left: number}[];
  /** The time it needs from here, and its level in the feedback queue. */
  left: number;
  level: number;
}

export interface Times {
  waiting: number;
  turnaround: number;
  response: number;
}

export interface Schedule {
  segments: Segment[];
  times: Times[];
  mean: Times;
  end: number;
}
