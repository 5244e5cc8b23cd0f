import type {Rules} from './policies';
import type {Process, Reason, Segment, Settings} from './types';

/** Levels of the feedback queue. */
const LEVELS = 3;
const NOBODY = -1;

/** Simulates one processor until all processes have ended. */
export class Processor {
  readonly segments: Segment[] = [];
  /** When each process ran first, and when it was done. */
  readonly first: number[] = [];
  readonly done: number[] = [];
  time = 0;

  private readonly left: number[];
  private readonly level: number[];
  /** Used part of each process's time slice. */
  private readonly used: number[];
  /** When each became ready. */
  private readonly since: number[];
  /** Processes that have not arrived, and the ready queue, head first. */
  private readonly coming: number[];
  private readonly ready: number[] = [];
  private current = NOBODY;
  private last = NOBODY;
  private nextLift: number;
  private reason: Reason = 'free';

  constructor(
    private readonly processes: readonly Process[],
    private readonly rules: Rules,
    private readonly settings: Settings,
  ) {
    this.left = processes.map(({burst}) => burst);
    this.level = processes.map(() => 0);
    this.used = processes.map(() => 0);
    this.since = processes.map(({arrival}) => arrival);
    this.coming = processes.map((_, who) => who).sort((a, b) => processes[a]!.arrival - processes[b]!.arrival || a - b);
    this.nextLift = settings.ageing;
  }

  run(): void {
    while (this.coming.length > 0 || this.ready.length > 0 || this.current !== NOBODY) {
      this.admit();
      this.liftAll();
      this.takeBack();
      if (this.current === NOBODY && this.ready.length > 0) {
        this.giveTo(this.best());
      }
      if (this.current !== NOBODY) {
        this.work();
      } else if (this.coming.length > 0) {
        this.record('idle', this.nextArrival() - this.time);
      }
    }
  }

  private nextArrival(): number {
    return this.processes[this.coming[0]!]!.arrival;
  }

  private admit(): void {
    while (this.coming.length > 0 && this.nextArrival() <= this.time) {
      this.ready.push(this.coming.shift()!);
    }
  }

  private liftAll(): void {
    const {ageing} = this.settings;
    if (this.rules.hasLevels && ageing && this.time >= this.nextLift) {
      this.nextLift = (Math.floor(this.time / ageing) + 1) * ageing;
      this.level.fill(0);
      this.used.fill(0);
    }
  }

  /** Releases the processor from a process that has ended, used up its slice, or is preempted. */
  private takeBack(): void {
    const {current} = this;
    if (current === NOBODY) {
      return;
    }
    if (this.left[current] === 0) {
      this.done[current] = this.time;
      this.free('finished');
    } else if (this.used[current]! >= this.rules.slice(this.level[current]!, this.settings)) {
      this.used[current] = 0;
      this.level[current] = Math.min(LEVELS - 1, this.level[current]! + 1);
      this.since[current] = this.time;
      this.ready.push(current);
      this.free('expired');
    } else if (this.rules.preempts && this.ready.length > 0 && this.rank(this.best()) < this.rank(current)) {
      this.since[current] = this.time;
      this.ready.unshift(current);
      this.free('preempted');
    }
  }

  private free(reason: Reason): void {
    this.current = NOBODY;
    this.reason = reason;
  }

  private giveTo(next: number): void {
    const {reason} = this;
    this.ready.splice(this.ready.indexOf(next), 1);
    if (this.settings.switchCost > 0 && this.last !== NOBODY && this.last !== next) {
      this.record('switch', this.settings.switchCost);
    }
    this.reason = reason === 'free' ? 'finished' : reason;
    // In the feedback queue, a preempted process keeps the rest of its slice.
    if (!this.rules.hasLevels) {
      this.used[next] = 0;
    }
    this.current = next;
    this.last = next;
    this.first[next] ??= this.time;
  }

  private work(): void {
    this.record(this.current, 1);
    this.left[this.current]!--;
    this.used[this.current]!++;
  }

  private record(who: Segment['who'], length: number): void {
    const {segments, time, reason, left} = this;
    const before = segments.at(-1);
    if (before?.who === who && (who === 'idle' || reason === 'free')) {
      before.end += length;
    } else {
      segments.push({
        start: time,
        end: time + length,
        who,
        reason,
        ready: this.ready.map((other) => ({who: other, left: left[other]!})),
        ...(typeof who === 'number' ? {left: left[who]!, level: this.level[who]!} : {left: 0, level: 0}),
      });
    }
    this.time += length;
    this.reason = 'free';
  }

  private rank(who: number): number {
    const waited = who === this.current ? 0 : this.time - this.since[who]!;
    return this.rules.rank({process: this.processes[who]!, left: this.left[who]!, level: this.level[who]!, waited}, this.settings);
  }

  /** The ready process to run next; ties go to the one that queued first. */
  private best(): number {
    return this.ready.reduce((a, b) => (this.rank(b) < this.rank(a) ? b : a));
  }
}
