import type {RunOptions, RunResult} from '../host/types';
import type {News, Start} from './messages';

/** From here on it is said how long a program has been running. */
const LONG_SECONDS = 10;
const MAX_SECONDS = 120;

/** How a run ended. */
export type End =
  /** By itself. */
  | {kind: 'ended'; result: RunResult}
  /** By the reader, or by the limit of time. */
  | {kind: 'stopped'; seconds?: number}
  /** This browser does not run it. */
  | {kind: 'refused'};

export type Watch = {
  onText: (text: string) => void;
  /** Told every second from the tenth on. */
  onSeconds: (seconds: number) => void;
  /** Whether anybody is still looking. */
  isWanted: () => boolean;
};

export type Run = {ended: Promise<End>; stop: () => void};

/** Runs a module once, in a worker of its own. @param gzip the module as it was fetched */
export function runOnce(gzip: ArrayBuffer, options: RunOptions, {onText, onSeconds, isWanted}: Watch): Run {
  let end: (how: End) => void = () => {};
  let clock: ReturnType<typeof setInterval> | undefined;
  const ended = new Promise<End>((resolve) => (end = resolve));
  const worker = new Worker(/* webpackChunkName: "run-worker" */ new URL('./worker.ts', import.meta.url));

  function startClock() {
    const from = performance.now();
    clock = setInterval(() => {
      const seconds = Math.floor((performance.now() - from) / 1000);
      if (!isWanted()) {
        end({kind: 'stopped'});
      } else if (seconds >= MAX_SECONDS) {
        end({kind: 'stopped', seconds});
      } else if (seconds >= LONG_SECONDS) {
        onSeconds(seconds);
      }
    }, 1000);
  }

  worker.addEventListener('error', () => end({kind: 'refused'}));
  worker.addEventListener('message', ({data}: MessageEvent<News>) => {
    if (data.kind === 'started') {
      startClock();
    } else if (data.kind === 'text') {
      onText(data.text);
    } else {
      end(data);
    }
  });
  worker.postMessage({gzip, options} satisfies Start);
  void ended.then(() => {
    clearInterval(clock);
    worker.terminate();
  });
  return {ended, stop: () => end({kind: 'stopped'})};
}
