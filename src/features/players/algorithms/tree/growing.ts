import type {Algorithm, Case, Step} from '../types';
import type {BinaryRun} from './binaryRun';
import {parseTask, type Task} from './operations';
import {playTask} from './playTask';
import type {TreeState} from './treeState';

/** An insertion-only tree. */
export type Grow<Result = void> = Generator<Step<TreeState>, Result>;

interface Growing {
  title: string;
  guess?: string;
  cases: readonly Case[];
  /** A tree without keys. */
  start: () => {
    run: BinaryRun<string>;
    insert: (key: number) => Grow<unknown>;
    /** The description of the last step. */
    end: () => string;
  };
}

/** How many keys a random input has. */
const SIZE = 12;

/** Makes a player's algorithm from an insertion: `5 2 8 | 7` inserts 5, 2 and 8 without steps, then 7 step by step. */
export function growing({title, guess, cases, start}: Growing): Algorithm<Task, TreeState> {
  return {
    title,
    guess,
    parse: (text) => parseTask(text, ['insert']),
    cases,
    random: (random) => Array.from({length: SIZE}, () => Math.floor(random() * 100)).join(' '),
    *steps(task) {
      const {run, insert, end} = start();
      yield* playTask(run, task, ({key}) => insert(key));
      yield run.step(undefined, end());
    },
  };
}
