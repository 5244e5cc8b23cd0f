import {availableParallelism} from 'node:os';

/** Below this many a build is soon done. */
const MANY = 20;
const TELL_EVERY_MS = 10_000;

interface Options {
  /** How many are worked on at the same time. */
  atOnce?: number;
  tell?: (line: string) => void;
  tellEveryMs?: number;
}

/**
 * Works on as many pictures at the same time as there are cores, in the order in which they were asked for: were all begun
 * together, as the bundler reads pages, each would end with the last, and a build that is stopped would keep none. While many
 * wait, a line now and then says how far it is.
 * @returns runs one piece of work in its turn
 */
export function takeTurns({atOnce = availableParallelism(), tell = console.log, tellEveryMs = TELL_EVERY_MS}: Options = {}): <T>(
  work: () => Promise<T>,
) => Promise<T> {
  const waiting: (() => void)[] = [];
  let [running, done, toldAt] = [0, 0, Date.now()];

  const tellWhenMany = () => {
    // One of those that run has just ended.
    const left = waiting.length + running - 1;
    if (left >= MANY && Date.now() - toldAt >= tellEveryMs) {
      toldAt = Date.now();
      tell(`正在做图片：做好了 ${done} 张，还有 ${left} 张；做好的留着，中途停下也不会重做`);
    }
  };

  return async (work) => {
    if (running >= atOnce) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      done += 1;
      tellWhenMany();
      // The place goes to the next in line, or is free.
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        running -= 1;
      }
    }
  };
}
