import {expect, it} from 'vitest';
import {SORT_NAMES, type SortName} from './sorts';
import {keyOf, nextTask, sizesTo} from './growth';

/** Asks what is next until nothing is, with `count` in place of the sorts. */
function tasksOf(count: (name: SortName, n: number) => number, most: number): string[] {
  const counts = new Map<string, number>();
  const done: string[] = [];
  for (
    let task = nextTask(SORT_NAMES, counts, {order: 'random', most});
    task;
    task = nextTask(SORT_NAMES, counts, {order: 'random', most})
  ) {
    counts.set(keyOf(task.name, 'random', task.n), count(task.name, task.n));
    done.push(`${task.name} ${task.n}`);
  }
  return done;
}

it('counts every sort up to the largest n, small ones first', () => {
  const tasks = tasksOf((_, n) => n, 1024);
  expect(tasks).toHaveLength(sizesTo(1024).length * SORT_NAMES.length);
  expect(tasks[0]).toBe('bubble-sort 8');
  expect(tasks.at(-1)).toBe('tim-sort 1024');
});

it('stops a sort whose growth says that the next n would take too long, and no other', () => {
  const tasks = tasksOf((name, n) => (name === 'bubble-sort' ? (n * n) / 2 : n * Math.log2(n)), 8192);
  expect(tasks).toContain('bubble-sort 2048');
  expect(tasks).not.toContain('bubble-sort 4096');
  expect(tasks).toContain('tim-sort 8192');
});
