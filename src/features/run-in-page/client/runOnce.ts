import type {RunResult} from '../host/types';
import type {News, PythonStart, Refusal, Start} from './messages';

/** From here on it is said how long a program has been running. */
const LONG_SECONDS = 10;
const MAX_SECONDS = 120;

/** How a run ended. */
export type End =
  /** By itself. */
  | {kind: 'ended'; result: RunResult}
  /** By the reader, or by the limit of time. */
  | {kind: 'stopped'; seconds?: number}
  /** The worker's own script did not come. */
  | {kind: 'unfetched'}
  | Refusal;

export type Watch = {
  onStarted: () => void;
  onText: (text: string) => void;
  /** Told every second from the tenth on. */
  onSeconds: (seconds: number) => void;
  /** Whether anybody is still looking. */
  isWanted: () => boolean;
};

export type Run = {ended: Promise<End>; stop: () => void};

/** Runs a program once, in a worker of its own, which ends with it. */
export function runOnce(worker: Worker, program: Start | PythonStart, {onStarted, onText, onSeconds, isWanted}: Watch): Run {
  let end: (how: End) => void = () => {};
  let clock: ReturnType<typeof setInterval> | undefined;
  const ended = new Promise<End>((resolve) => (end = resolve));

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

  // A script that cannot be fetched is told by a plain event, one that cannot be run by an error of its own.
  worker.addEventListener('error', (event) => end({kind: event instanceof ErrorEvent ? 'refused' : 'unfetched'}));
  worker.addEventListener('message', ({data}: MessageEvent<News>) => {
    if (data.kind === 'started') {
      onStarted();
      startClock();
    } else if (data.kind === 'text') {
      onText(data.text);
    } else {
      end(data);
    }
  });
  worker.postMessage(program);
  void ended.then(() => {
    clearInterval(clock);
    worker.terminate();
  });
  return {ended, stop: () => end({kind: 'stopped'})};
}
