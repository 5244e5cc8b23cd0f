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
  /** Cost of a context switch. */
  switchCost: number;
  /** Waiting this long raises a priority by one, and promotes all in the feedback queue; 0: never. */
  ageing: number;
}

/** Why a process is given the processor. */
export type Reason = 'free' | 'finished' | 'expired' | 'preempted';

/** An interval: a process runs, a context switch (`switch`), or `idle`. */
export interface Segment {
  start: number;
  end: number;
  who: number | 'switch' | 'idle';
  reason: Reason;
  /** The other ready processes, with their remaining times. */
  ready: {who: number; left: number}[];
  /** Its remaining time, and its level in the feedback queue. */
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
