import {setTimeout as wait} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {sideBySide, type Outcome} from './sideBySide';

/** Steps that take so many milliseconds and end with this status; records when each starts and ends. */
function steps(of: Record<string, {ms: number; status?: number}>) {
  const seen: string[] = [];
  const run = async (name: string): Promise<Outcome> => {
    seen.push(`+${name}`);
    await wait(of[name]!.ms);
    seen.push(`-${name}`);
    return {status: of[name]!.status ?? 0, output: name};
  };
  return {names: Object.keys(of), run, seen};
}

test('no more steps than the limit run at once, and the next starts when one ends', async () => {
  const {names, run, seen} = steps({a: {ms: 60}, b: {ms: 10}, c: {ms: 1}});
  expect(await sideBySide(names, 2, run, () => {})).toEqual([]);
  expect(seen).toEqual(['+a', '+b', '-b', '+c', '-c', '-a']);
});

test('a step that fails is named, and the others run to their end', async () => {
  const {names, run} = steps({a: {ms: 5}, b: {ms: 1, status: 3}, c: {ms: 1}, d: {ms: 1, status: 1}});
  const reported: string[] = [];
  expect(await sideBySide(names, 2, run, (name, {status, output}) => reported.push(`${name} ${status} ${output}`))).toEqual(['b', 'd']);
  expect(reported.sort()).toEqual(['a 0 a', 'b 3 b', 'c 0 c', 'd 1 d']);
});

test('without a step nothing was checked', async () => {
  await expect(
    sideBySide(
      [],
      2,
      () => Promise.reject(new Error()),
      () => {},
    ),
  ).rejects.toThrow('没有要跑的步骤');
});
