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

/** Levels of the feedback queue. */
const LEVELS = 3;

/**
 * Simulates one processor. Arrivals queue before a process whose slice ends at the same time; ties go to the one that queued first.
 * `srtf` and `priority` preempt at once; a feedback queue preempts for a higher level, and who is preempted goes to the head of its
 * level with what is left of its slice (Arpaci-Dusseau, Operating Systems: Three Easy Pieces, ch. 7 and 8).
 * @throws RangeError when there is no process, or a number is not whole or too small.
 */
export function schedule(processes: readonly Process[], policy: Policy, {quantum, switchCost, ageing}: Settings): Schedule {
  const numbers = [...processes.flatMap(({arrival, burst}) => [arrival, burst - 1]), quantum - 1, switchCost, ageing];
  if (processes.length === 0 || !numbers.every((n) => Number.isInteger(n) && n >= 0)) {
    throw new RangeError('要有进程；到达、切换开销不小于 0，运行时间、时间片不小于 1，都是整数');
  }
  const left = processes.map(({burst}) => burst);
  const level = processes.map(() => 0);
  const used = processes.map(() => 0);
  const since = processes.map(({arrival}) => arrival);
  const first: number[] = [];
  const done: number[] = [];
  const segments: Segment[] = [];
  const coming = processes.map((_, who) => who).sort((a, b) => processes[a]!.arrival - processes[b]!.arrival || a - b);
  const ready: number[] = [];
  let [time, current, last] = [0, -1, -1];
  let lift = ageing;
  let reason: Reason = 'free';

  /** What a policy compares: smaller goes first. */
  const rank = (who: number) => {
    const waited = who === current ? 0 : time - since[who]!;
    return {
      fcfs: 0,
      rr: 0,
      sjf: processes[who]!.burst,
      srtf: left[who]!,
      priority: processes[who]!.priority - (ageing ? Math.floor(waited / ageing) : 0),
      mlfq: level[who]!,
    }[policy];
  };
  const best = () => ready.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  const slice = (who: number) => (policy === 'rr' ? quantum : policy === 'mlfq' ? quantum * 2 ** level[who]! : Infinity);
  const preempts = policy === 'srtf' || policy === 'priority' || policy === 'mlfq';

  function add(who: Segment['who'], length: number) {
    const before = segments.at(-1);
    if (before?.who === who && (who === 'idle' || reason === 'free')) {
      before.end += length;
    } else {
      const known = typeof who === 'number' ? {left: left[who]!, level: level[who]!} : {left: 0, level: 0};
      segments.push({
        start: time,
        end: time + length,
        who,
        reason,
        ready: ready.map((other) => ({who: other, left: left[other]!})),
        ...known,
      });
    }
    time += length;
    reason = 'free';
  }

  function release(why: Reason, toHead: boolean) {
    since[current] = time;
    if (toHead) {
      ready.unshift(current);
    } else {
      ready.push(current);
    }
    current = -1;
    reason = why;
  }

  while (done.filter(Number.isFinite).length < processes.length) {
    while (coming.length > 0 && processes[coming[0]!]!.arrival <= time) {
      ready.push(coming.shift()!);
    }
    if (policy === 'mlfq' && ageing && time >= lift) {
      lift = (Math.floor(time / ageing) + 1) * ageing;
      level.fill(0);
      used.fill(0);
    }
    if (current >= 0 && left[current] === 0) {
      done[current] = time;
      current = -1;
      reason = 'finished';
    } else if (current >= 0 && used[current]! >= slice(current)) {
      used[current] = 0;
      level[current] = Math.min(LEVELS - 1, level[current]! + 1);
      release('expired', false);
    } else if (current >= 0 && preempts && ready.length > 0 && rank(best()) < rank(current)) {
      release('preempted', true);
    }
    if (current < 0) {
      if (ready.length === 0) {
        if (coming.length > 0) {
          add('idle', processes[coming[0]!]!.arrival - time);
        }
        continue;
      }
      const next = best();
      ready.splice(ready.indexOf(next), 1);
      const why: Reason = reason;
      if (switchCost > 0 && last >= 0 && last !== next) {
        add('switch', switchCost);
      }
      reason = why === 'free' ? 'finished' : why;
      if (policy === 'rr') {
        used[next] = 0;
      }
      [current, last] = [next, next];
      first[next] ??= time;
    }
    add(current, 1);
    left[current]!--;
    used[current]!++;
  }

  const times = processes.map(({arrival, burst}, who) => ({
    waiting: done[who]! - arrival - burst,
    turnaround: done[who]! - arrival,
    response: first[who]! - arrival,
  }));
  const mean = (of: keyof Times) => times.reduce((sum, each) => sum + each[of], 0) / times.length;
  return {segments, times, mean: {waiting: mean('waiting'), turnaround: mean('turnaround'), response: mean('response')}, end: time};
}
