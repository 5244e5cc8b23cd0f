import {expect} from '@playwright/test';
import {pageWith} from '../e2e/pageWith';
import type {Reader} from './Reader';
import {test} from './test';

test.describe.configure({timeout: 120_000});

for (const kind of ['mpi', 'cuda']) {
  test(`a program runs where it is read (${kind})`, async ({reader}) => {
    const button = `button[data-kind="${kind}"]`;
    await reader.open(pageWith(new RegExp(`data-kind="${kind}"`)));
    await reader.click(button);
    await reader.reads('.run-said', '运行结束');
    await reader.reads('.run-said', '与页上的输出一');
    await reader.has('.run-printed', false);
  });
}

/** Longer than anything else waits: an interpreter starts. */
const runs = (reader: Reader) =>
  expect
    .poll(() => reader.call(() => document.querySelector('.run-said')?.textContent ?? ''), {timeout: 60_000})
    .toMatch(/^运行结束.*与页上的输出一/);

test('Python runs where it is read, and again', async ({reader}) => {
  const button = 'button[data-run="python"]';
  await reader.open(pageWith(/data-run="python" data-kind="python">/));
  for (let time = 0; time < 2; time++) {
    await reader.click(button);
    await runs(reader);
  }
  await reader.has('.run-printed', false);
});

test('a Python program of several blocks, and one in a file', async ({reader}) => {
  for (const [page, button] of [
    [/data-kind="python" data-session="1"/, 'button[data-session="1"]'],
    [/data-run="[^"]+\.py"/, 'button[data-run$=".py"]'],
  ] as const) {
    await reader.open(pageWith(page));
    await reader.click(button);
    await runs(reader);
  }
});
