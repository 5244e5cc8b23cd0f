/** Faster than anyone reads, slower than skimming past. */
const MAX_CHARACTERS_PER_SECOND = 60;
const MIN_READING_SECONDS = 2;
const MAX_READING_SECONDS = 10;
/** A place counts as where one stopped after so many seconds in its section. */
const MIN_STAY_SECONDS = 4;

/** Seconds that a section of so many characters has to be in view before it can have been read. */
export function plausibleSeconds(length: number): number {
  return Math.min(MAX_READING_SECONDS, Math.max(MIN_READING_SECONDS, Math.round(length / MAX_CHARACTERS_PER_SECOND)));
}

/** What of a section is on the screen. */
export interface View {
  id: string;
  length: number;
  isInView: boolean;
  isEndInView: boolean;
}

/** Counts, second by second, how long the sections of one page were looked at. */
export class Attention {
  private readonly seconds = new Map<string, number>();
  private readonly ended = new Set<string>();
  private stayed = {id: '', seconds: 0};
  readonly read = new Set<string>();

  /** One more second of this view. Returns whether another section has been read by now. */
  second(views: readonly View[]): boolean {
    const before = this.read.size;
    for (const {id, length, isInView, isEndInView} of views) {
      const seconds = (this.seconds.get(id) ?? 0) + (isInView ? 1 : 0);
      this.seconds.set(id, seconds);
      if (isEndInView) {
        this.ended.add(id);
      }
      if (this.ended.has(id) && seconds >= plausibleSeconds(length)) {
        this.read.add(id);
      }
    }
    return this.read.size > before;
  }

  /** One more second at a place below this heading. Returns whether that is long enough to be where one stopped. */
  stays(id: string): boolean {
    this.stayed = {id, seconds: this.stayed.id === id ? this.stayed.seconds + 1 : 1};
    return this.stayed.seconds >= MIN_STAY_SECONDS;
  }
}
