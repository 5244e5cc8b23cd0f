import {describe, expect, it} from 'vitest';
import type {Cache} from '../../../scripts/check-code/cache';
import {checkTasks} from '../../../scripts/check-code/checkTasks';
import type {Task} from '../../../scripts/check-code/plan';
import {report} from '../../../scripts/check-code/report';
import type {Fault} from '../../../scripts/check-code/types';

const fence = {file: 'docs/a.md', line: 3, lang: 'x', code: 'x', meta: {}};
const noCache: Cache = {has: () => false, add: () => undefined};

/** A program that fails as often as said, then passes. */
function failing(times: number): Task {
  let left = times;
  const check = async () => ({
    runs: [],
    faults: left-- > 0 ? [{file: fence.file, line: fence.line, message: '输出不同', fix: '改'} satisfies Fault] : [],
  });
  return {program: {fences: [fence]}, checker: {name: 'x', languages: ['x'], group: () => [], tools: () => [], runs: true, check}};
}

const planned = {tasks: [], faults: [], optedOut: [], unsimulated: [], shown: []};
const told = async (times: number) => report(planned, await checkTasks('.', [failing(times)], {cache: noCache, tell: () => undefined}));

describe('a program that fails', () => {
  it('is run once more, alone: what then passes is named but is no fault', async () => {
    const {text, ok} = await told(1);
    expect(text).toMatch(/^docs\/a\.md:3 .*单独再跑才对/m);
    expect(ok).toBe(true);
  });

  it('is a fault when it fails again', async () => {
    const {text, ok} = await told(2);
    expect(text).toMatch(/^docs\/a\.md:3 输出不同/m);
    expect(text).not.toContain('单独再跑');
    expect(ok).toBe(false);
  });

  it('is not named when it passes at once', async () => {
    expect((await told(0)).text).not.toContain('docs/a.md');
  });
});
