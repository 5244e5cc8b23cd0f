import {type Cache, textOf} from './cache';
import {judge} from './judge';
import type {Task} from './plan';
import {inScratch} from './scratch';
import {isOptional, packageOf, versionOf} from './tools';
import type {Fault, Run} from './types';

const WORKERS = 2;

export type Result = {
  task: Task;
  faults: Fault[];
  runs: Run[];
  cached: boolean;
  missing: string[];
  /** Failed among others, passed alone. */ unsteady?: boolean;
};

/**
 * Checks all programs, two at a time; what the cache knows to pass is not run again. What failed is run once more, alone: a program
 * that only a busy machine disturbs is told of, but is no fault.
 */
export async function checkTasks(
  root: string,
  tasks: Task[],
  {cache, tell}: {cache: Cache; tell: (done: number) => void},
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...tasks];
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      results.push(await checkTask(root, task, cache));
      tell(results.length);
    }
  };
  await Promise.all(Array.from({length: WORKERS}, work));
  for (const [index, {task, faults}] of results.entries()) {
    if (faults.length > 0) {
      const again = await checkTask(root, task, cache);
      results[index] = {...again, unsteady: again.faults.length === 0};
    }
  }
  return results;
}

async function checkTask(root: string, task: Task, cache: Cache): Promise<Result> {
  const missing = task.checker.tools(textOf(root, task.program)).filter((tool) => versionOf(tool) === undefined);
  const none = {task, faults: [], runs: [], cached: false, missing};
  if (missing.length > 0) {
    const needed = process.env.CI ? missing.filter((tool) => !isOptional(tool)) : [];
    const {file, line} = task.program.fences[0]!;
    return {
      ...none,
      faults: needed.map((tool) => ({file, line, message: `没有 ${tool}，没法核对`, fix: `apt-get install ${packageOf(tool)}`})),
    };
  }
  if (cache.has(task)) {
    return {...none, cached: true};
  }
  const {faults, runs} = await inScratch(root, (place) => task.checker.check(task.program, place));
  const all = [...faults, ...runs.flatMap(judge)];
  if (all.length === 0) {
    cache.add(task);
  }
  return {...none, faults: all, runs};
}
